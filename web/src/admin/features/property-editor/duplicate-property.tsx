import { adminCopy } from '../../copy/admin.ts'
import { DuplicateButton } from '../../duplicate-button.tsx'
import { useDuplication } from '../../use-duplication.ts'

const copy = adminCopy.duplicate

/** Duplicates the saved version, and says so while the form has changes. */
export function DuplicateProperty({ id, changed }: { id: string; changed: boolean }) {
  const { duplicate, duplicating } = useDuplication()
  return (
    <>
      <DuplicateButton busy={duplicating !== undefined} onClick={() => duplicate(id)} />
      {changed && <p className="col-span-full text-center text-xs text-ink-soft">{copy.ofSaved}</p>}
    </>
  )
}
