import { Link } from 'react-router-dom'
import { editorCopy } from '../../copy/admin-editor.ts'
import { paths } from '../../paths.ts'
import { Button, buttonStyles } from '../../ui/button.tsx'

interface SaveCardProps {
  isNew: boolean
  pending: boolean
  /** Something is not saved yet. */
  changed: boolean
}

/** Saves the form it stands in, or leaves. */
export function SaveCard({ isNew, pending, changed }: SaveCardProps) {
  const { save, cancel, unsaved } = editorCopy
  return (
    <div className="grid gap-3 rounded-md sm:max-lg:grid-cols-2 border border-rule bg-sheet p-5">
      <Button type="submit" disabled={pending} aria-busy={pending}>
        {pending ? save.pending : isNew ? save.new : save.existing}
      </Button>
      <Link to={paths.admin} className={buttonStyles('outline')}>
        {cancel}
      </Link>
      {changed && !pending && <p className="col-span-full text-center text-xs text-ink-soft">{unsaved}</p>}
    </div>
  )
}
