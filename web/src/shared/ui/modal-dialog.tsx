import { type ComponentProps, useEffect, useRef } from 'react'

interface ModalDialogProps extends ComponentProps<'dialog'> {
  /** Escape was pressed, or something beside the window: whether it goes is for who renders it to say. */
  onClose: () => void
  /** Takes a click beside the window for nothing, where a slip could lose work. */
  dismissOnBackdrop?: boolean
}

/**
 * A modal window, open as long as it is rendered; may stand inside another one. The browser's own dialog keeps focus
 * inside, gives it back and makes everything else inert.
 */
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
    dialog?.showModal()
    return () => {
      dialog?.close()
      addEventListener('click', ignoreDoubleClick, { capture: true, once: true })
      // closing by removal does not return focus in every browser
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  // React hands on the events of inner windows, and of a file picker that was left
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
        // StrictMode closes and opens again at once
        if (target !== currentTarget || currentTarget.open) return
        // a browser lets a page hold back only the first Escape, and the answer may be to stay open
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
    </dialog>
  )
}

/** Of a double click on a button that closes a window the second half would hit what lies below: a link, maybe. */
function ignoreDoubleClick(click: MouseEvent) {
  if (click.detail < 2) return
  click.preventDefault()
  click.stopPropagation()
}
