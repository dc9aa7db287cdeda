import { Button } from '../../shared/ui/button.tsx'

interface SaveButtonProps {
  label: string
  pendingLabel: string
  pending: boolean
  className?: string
}

/** Saves the form it stands in. While it does so it is dimmed only: disabled, it would lose the focus. */
export function SaveButton({ label, pendingLabel, pending, className = '' }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      aria-disabled={pending}
      aria-busy={pending}
      className={`aria-disabled:opacity-50 ${className}`}
      onClick={(event) => {
        if (pending) event.preventDefault()
      }}
    >
      {pending ? pendingLabel : label}
    </Button>
  )
}
