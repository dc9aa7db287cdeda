import type { ComponentProps } from 'react'
import { Button } from '../shared/ui/button.tsx'
import { adminCopy } from './copy/admin.ts'
import { AdminIcon } from './ui/admin-icon.tsx'

const copy = adminCopy.duplicate

/** Says what it is doing while it is busy. */
export function DuplicateButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="quiet" {...props}>
      <AdminIcon name="copy" className="size-4" />
      {props.busy ? copy.busy : copy.button}
    </Button>
  )
}
