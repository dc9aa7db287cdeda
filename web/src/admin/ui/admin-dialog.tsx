import { type ReactNode, useEffect, useId, useRef } from 'react'

interface AdminDialogProps {
  title: string
  /** `alertdialog` for a question that interrupts; its text is then read out with the title. */
  role?: 'dialog' | 'alertdialog'
  text?: string
  /** Escape was pressed. A click beside the dialog does nothing: a slip must not lose work. */
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/** A modal window of the admin area, open as long as it is rendered. Focus stays inside and is given back. */
export function AdminDialog({ title, role = 'dialog', text, onClose, wide = false, children }: AdminDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain animate-appear rounded-md border border-rule bg-paper p-gutter shadow-lift backdrop:bg-night/70 ${wide ? 'max-w-headline' : 'max-w-question'}`}
      onCancel={(event) => {
        // a file picker that was left sends this too
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget || currentTarget.open) return
        // a browser lets a page hold back only the first Escape, and the answer may be to stay open
        currentTarget.showModal()
        onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && (
        <p id={`${id}-text`} className="mt-2 text-ink-soft">
          {text}
        </p>
      )}
      {children}
    </dialog>
  )
}
