import { type ComponentProps, useEffect, useRef } from 'react'
import { openDialogs } from './above-dialogs.tsx'
import { Announcer } from './announcer.tsx'
import { ignoreDoubleClick } from './ignore-double-click.ts'

interface ModalDialogProps extends ComponentProps<'dialog'> {
  /** The parent decides whether to close. */
  onClose: () => void
  /** False where an accidental click could lose work. */
  dismissOnBackdrop?: boolean
}

/** Open while it is rendered; may be nested. The browser keeps the focus inside. */
export function ModalDialog({
  onClose,
  dismissOnBackdrop = true,
  onKeyDown,
  className = '',
  children,
  ...attributes
}: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (!dialog) return
    dialog.showModal()
    openDialogs.set([...openDialogs.get(), dialog])
    return () => {
      dialog.close()
      openDialogs.set(openDialogs.get().filter((open) => open !== dialog))
      ignoreDoubleClick()
      // Removing an open dialog does not return the focus in every browser.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  // React bubbles cancel and close events of nested dialogs and file inputs.
  return (
    <dialog
      {...attributes}
      ref={ref}
      className={`animate-appear ${className}`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => {
        // StrictMode closes the dialog and opens it again.
        if (target !== currentTarget || currentTarget.open) return
        // Browsers let a page prevent only the first Escape.
        currentTarget.showModal()
        onClose()
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        onKeyDown?.(event)
      }}
      onClick={({ target, currentTarget }) => {
        if (dismissOnBackdrop && target === currentTarget) onClose()
      }}
    >
      {children}
      <Announcer />
    </dialog>
  )
}
