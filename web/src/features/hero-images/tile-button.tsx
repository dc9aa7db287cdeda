import { AdminIcon } from '../../ui/admin/admin-icon.tsx'
import { WithTooltip } from '../../ui/admin/tooltip.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

interface TileButtonProps {
  label: string
  icon: 'arrow' | 'back' | 'trash'
  /** Does nothing now, yet keeps the focus of somebody who moves an image to the end by pressing again and again. */
  off: boolean
  onClick: () => void
}

export function TileButton({ label, icon, off, onClick }: TileButtonProps) {
  return (
    <WithTooltip text={label}>
      <IconButton
        label={label}
        aria-disabled={off}
        onClick={() => off || onClick()}
        className="hover:bg-paper-deep aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      >
        {icon === 'trash' ? <AdminIcon name="trash" /> : <Icon name={icon} />}
      </IconButton>
    </WithTooltip>
  )
}
