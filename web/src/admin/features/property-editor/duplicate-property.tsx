import { Button } from '../../../shared/ui/button.tsx'
import { adminCopy } from '../../copy/admin.ts'
import { AdminIcon } from '../../ui/admin-icon.tsx'
import { useDuplication } from '../../use-duplication.ts'

const copy = adminCopy.duplicate

/** Duplicates the property of the form as it is stored, which it says while that differs from what is typed. */
export function DuplicateProperty({ id, changed }: { id: string; changed: boolean }) {
  const { duplicate, duplicating } = useDuplication()
  const busy = duplicating !== undefined
  return (
    <>
      <Button
        variant="quiet"
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => busy || duplicate(id)}
        className="aria-disabled:opacity-50"
      >
        <AdminIcon name="copy" className="size-4" />
        {busy ? copy.busy : copy.button}
      </Button>
      {changed && <p className="col-span-full text-center text-xs text-ink-soft">{copy.ofSaved}</p>}
    </>
  )
}
