import type { ReactNode } from 'react'
import { IconButton } from '../../shared/ui/button.tsx'
import { WithTooltip } from './tooltip.tsx'

interface PictureButtonProps {
  label: string
  /** Does nothing now, yet keeps the focus of somebody who moves a picture to the end by pressing again and again. */
  off: boolean
  onClick: () => void
  /** The icon. */
  children: ReactNode
}

/** One of the small buttons beside a picture that is put in order. */
export function PictureButton({ label, off, onClick, children }: PictureButtonProps) {
  return (
    <WithTooltip text={label}>
      <IconButton
        label={label}
        aria-disabled={off}
        onClick={() => off || onClick()}
        className="hover:bg-paper-deep aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
      >
        {children}
      </IconButton>
    </WithTooltip>
  )
}
