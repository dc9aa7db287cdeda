import { AdminIcon, type AdminIconName } from '../../ui/admin-icon.tsx'

interface RowActionProps {
  icon: AdminIconName
  label: string
  onClick: (event: { currentTarget: HTMLElement }) => void
  children: string
}

/** A button among the actions of an image's row. */
export function RowAction({ icon, label, onClick, children }: RowActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex min-h-touch items-center gap-2 text-sm font-semibold text-brick underline-offset-4 hover:underline"
    >
      <AdminIcon name={icon} className="size-4" />
      {children}
    </button>
  )
}
