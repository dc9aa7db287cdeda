import type { ComponentProps } from 'react'
import { Button } from '../shared/ui/button.tsx'
import { adminCopy } from './copy/admin.ts'
import { AdminIcon } from './ui/admin-icon.tsx'

const copy = adminCopy.duplicate

interface DuplicateButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  busy: boolean
  onClick: () => void
}

/** While busy it ignores clicks and keeps the focus. */
export function DuplicateButton({ busy, onClick, className = '', ...rest }: DuplicateButtonProps) {
  return (
    <Button
      variant="quiet"
      aria-disabled={busy}
      aria-busy={busy}
      onClick={() => busy || onClick()}
      className={`aria-disabled:opacity-50 ${className}`}
      {...rest}
    >
      <AdminIcon name="copy" className="size-4" />
      {busy ? copy.busy : copy.button}
    </Button>
  )
}
