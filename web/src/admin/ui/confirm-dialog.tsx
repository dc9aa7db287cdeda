import { Button } from '../../shared/ui/button.tsx'
import { AdminDialog } from './admin-dialog.tsx'

interface ConfirmDialogProps {
  words: { title: string; text: string; confirm: string; cancel: string }
  onConfirm: () => void
  /** Also called on Escape. */
  onCancel: () => void
}

/** Asks before something that cannot be undone; render it to open it. The harmless answer has the focus. */
export function ConfirmDialog({ words, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <AdminDialog role="alertdialog" title={words.title} text={words.text} onClose={onCancel}>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button onClick={onConfirm}>{words.confirm}</Button>
      </div>
    </AdminDialog>
  )
}
