import { Button } from '../../shared/ui/button.tsx'
import { AdminDialog } from './admin-dialog.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  /** Also called on Escape. */
  onCancel: () => void
}

/** Asks before something that cannot be undone; render it to open it. The harmless answer has the focus. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <AdminDialog role="alertdialog" title={title} text={text} onClose={onCancel}>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </div>
    </AdminDialog>
  )
}
