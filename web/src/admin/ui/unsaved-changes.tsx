import { ConfirmDialog } from './confirm-dialog.tsx'
import { useLeaveGuard } from './leave-guard.ts'

interface UnsavedChangesProps {
  /** True while something typed is not saved. */
  when: boolean
  /** The person chose to leave, here or at another form of the page: forget drafts here. */
  onDiscard: () => void
}

/** Asks before unsaved changes are left behind. */
export function UnsavedChanges({ when, onDiscard }: UnsavedChangesProps) {
  const departure = useLeaveGuard(when, onDiscard)
  if (!departure) return null
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text="What you changed here has not been saved."
      confirmLabel="Leave without saving"
      cancelLabel="Keep editing"
      onCancel={departure.stay}
      onConfirm={departure.proceed}
    />
  )
}
