import { paths } from '../../../shared/paths.ts'
import { Link } from '../../../shared/router/link.tsx'
import { buttonStyles } from '../../../shared/ui/button.tsx'
import { SaveButton } from '../../editor/save-button.tsx'
import { editorCopy } from './property-copy.ts'

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
      <SaveButton label={isNew ? save.new : save.existing} pendingLabel={save.pending} pending={pending} />
      <Link to={paths.admin} className={buttonStyles('outline')}>
        {cancel}
      </Link>
      {changed && !pending && <p className="col-span-full text-center text-xs text-ink-soft">{unsaved}</p>}
    </div>
  )
}
