import { Button } from '../../shared/ui/button.tsx'
import { AdminDialog } from '../ui/admin-dialog.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { Difference } from './differences.ts'
import { editorCopy } from './editor-copy.ts'

interface ConflictDialogProps {
  title: string
  differences: readonly Difference[]
  onOverwrite: () => void
  onTake: () => void
  onKeep: () => void
}

const copy = editorCopy.conflict

/** Shows both versions after someone else saved, and asks which one to use. */
export function ConflictDialog({ title, differences, onOverwrite, onTake, onKeep }: ConflictDialogProps) {
  return (
    <AdminDialog role="alertdialog" title={title} text={copy.text} wide onClose={onKeep}>
      {differences.length === 0 ? (
        <p className="mt-4">{copy.same}</p>
      ) : (
        <DifferenceList differences={differences} labels={copy} />
      )}
      <div className="sticky -bottom-gutter -mx-gutter mt-6 -mb-gutter flex flex-wrap justify-end gap-3 bg-paper px-gutter py-4">
        <Button variant="quiet" onClick={onKeep}>
          {copy.keep}
        </Button>
        <Button variant="outline" onClick={onTake}>
          {copy.take}
        </Button>
        <Button onClick={onOverwrite}>{copy.overwrite}</Button>
      </div>
    </AdminDialog>
  )
}
