import { Button } from '../../../shared/ui/button.tsx'
import { SaveButton } from '../../editor/save-button.tsx'
import { unitAdminCopy } from './unit-copy.ts'

const { save, cancel, unsaved } = unitAdminCopy.form

interface UnitFormActionsProps {
  isNew: boolean
  pending: boolean
  /** Something is not saved yet. */
  changed: boolean
  onCancel: () => void
}

/** Saves the form it stands in, or leaves. */
export function UnitFormActions({ isNew, pending, changed, onCancel }: UnitFormActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-6">
      <SaveButton
        label={isNew ? save.new : save.existing}
        pendingLabel={save.pending}
        pending={pending}
        className="max-sm:grow"
      />
      <Button variant="outline" disabled={pending} onClick={onCancel} className="max-sm:grow">
        {cancel}
      </Button>
      {changed && !pending && <p className="text-xs text-ink-soft max-sm:w-full max-sm:text-center">{unsaved}</p>}
    </div>
  )
}
