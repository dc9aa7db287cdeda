import { Button } from '../../shared/ui/button.tsx'
import { AdminDialog } from './admin-dialog.tsx'

interface ConfirmDialogProps {
  labels: { title: string; text: string; confirm: string; cancel: string }
  /** See `TextWithName`. */
  name?: string
  onConfirm: () => void
  /** Also called on Escape. */
  onCancel: () => void
}

/** The cancel button has the focus. */
export function ConfirmDialog({ labels, name, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <AdminDialog role="alertdialog" title={labels.title} text={labels.text} name={name} onClose={onCancel}>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button onClick={onConfirm}>{labels.confirm}</Button>
      </div>
    </AdminDialog>
  )
}
