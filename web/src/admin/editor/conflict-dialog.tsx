import { Button } from '../../shared/ui/button.tsx'
import { AdminDialog } from '../ui/admin-dialog.tsx'
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

/** Somebody else saved meanwhile: both versions side by side, and what to do about it. */
export function ConflictDialog({ title, differences, onOverwrite, onTake, onKeep }: ConflictDialogProps) {
  return (
    <AdminDialog role="alertdialog" title={title} text={copy.text} wide onClose={onKeep}>
      {differences.length === 0 ? (
        <p className="mt-4">{copy.same}</p>
      ) : (
        <ul className="mt-5 divide-y divide-rule border-y border-rule text-sm">
          {differences.map(({ label, theirs, mine }) => (
            <li key={label} className="py-3">
              <h3 className="font-sans text-sm font-semibold">{label}</h3>
              <dl className="mt-1 grid grid-cols-2 gap-4">
                <Version whose={copy.theirs} value={theirs} />
                <Version whose={copy.mine} value={mine} />
              </dl>
            </li>
          ))}
        </ul>
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

function Version({ whose, value }: { whose: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{whose}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
    </div>
  )
}
