import { type ReactNode, useId } from 'react'
import { ModalDialog } from '../../shared/ui/modal-dialog.tsx'
import { TextWithName } from '../../shared/ui/text-with-name.tsx'

interface AdminDialogProps {
  title: string
  /** `alertdialog` for a question, whose text screen readers read with the title. */
  role?: 'dialog' | 'alertdialog'
  text?: string | undefined
  /** See `TextWithName`. */
  name?: string | undefined
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/** A dialog that only its buttons and Escape close. */
export function AdminDialog({ title, role = 'dialog', text, name, onClose, wide = false, children }: AdminDialogProps) {
  const id = useId()
  return (
    <ModalDialog
      role={role}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      dismissOnBackdrop={false}
      onClose={onClose}
      className={`m-auto max-h-[calc(100dvh-2*max(1rem,var(--spacing-below)))] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain tall:scroll-pb-36 rounded-md border border-rule bg-paper p-gutter shadow-lift backdrop:bg-night/70 ${wide ? 'max-w-headline' : 'max-w-question'}`}
    >
      <h2 id={id} className="text-xl">
        <TextWithName text={title} name={name} />
      </h2>
      {text && (
        <p id={`${id}-text`} className="mt-2 text-ink-soft">
          <TextWithName text={text} name={name} />
        </p>
      )}
      {children}
    </ModalDialog>
  )
}
