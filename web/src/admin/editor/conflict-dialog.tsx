import { Button } from '../../shared/ui/button.tsx'
import { AdminDialog } from '../ui/admin-dialog.tsx'
import type { Author } from './author-of.ts'
import { DifferenceList } from './difference-list.tsx'
import type { Difference } from './differences.ts'
import type { EditorMessages } from './editor-config.ts'
import { editorCopy } from './editor-copy.ts'

export interface ConflictDialogProps {
  titles: EditorMessages['conflict']
  author: Author | undefined
  question: Difference
  /** Position from 1 among all questions. */
  position: number
  count: number
  onMine: () => void
  onTheirs: () => void
  onKeep: () => void
}

const copy = editorCopy.conflict

/** Returns the text about a person who saved: this one, a named one, or an unknown one. */
export function byAuthor(
  texts: { self: string; by: (name: string) => string; someone: string },
  author: Author | undefined,
): string {
  if (author?.isSelf) return texts.self
  return author ? texts.by(author.name ?? copy.someone) : texts.someone
}

/** Asks which version of one field to use, after both sides changed it. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { titles, author, question, position, count, onMine, onTheirs, onKeep } = props
  const side = author?.isSelf ? 'self' : 'other'
  const text = `${count > 1 ? `${copy.position(position, count)} ` : ''}${copy.text[side]}`
  return (
    <AdminDialog role="alertdialog" title={byAuthor(titles, author)} text={text} wide onClose={onKeep}>
      <DifferenceList
        differences={[question]}
        labels={{ theirs: byAuthor(copy.theirs, author), mine: copy.mine[side] }}
      />
      <div className="dialog-actions mt-6">
        <Button variant="quiet" onClick={onKeep}>
          {copy.keep}
        </Button>
        <Button variant="outline" onClick={onMine}>
          {copy.overwrite}
        </Button>
        <Button onClick={onTheirs}>{copy.take[side]}</Button>
      </div>
    </AdminDialog>
  )
}
