import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface ModalDialogProps {
  /** Id of the element inside that names the dialog; or give `label`. */
  labelledBy?: string
  label?: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  className?: string
  children: ReactNode
}

/**
 * A modal window, open as long as it is rendered; may stand inside another one. The browser's own dialog keeps focus
 * inside, gives it back, closes on Escape and makes everything else inert. A click on the backdrop closes it.
 */
export function ModalDialog({ labelledBy, label, onClose, onKeyDown, className = '', children }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      // closing by removal does not return focus in every browser
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`animate-appear backdrop:bg-night/80 ${className}`}
      onClose={(event) => {
        // `close` rather than `cancel`: a browser lets a page hold back only the first Escape. React hands on the
        // events of inner windows too, and StrictMode closes and opens again at once.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        onKeyDown?.(event)
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
