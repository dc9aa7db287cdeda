import { type ReactNode, useEffect, useRef } from 'react'

interface DialogProps {
  /** Id of the element inside that names the dialog; or give `label`. */
  labelledBy?: string
  label?: string
  onClose: () => void
  className?: string
  children: ReactNode
}

/**
 * A modal window, open as long as it is rendered. The browser's own dialog keeps focus inside, gives it back, closes
 * on Escape and makes the page behind inert; base.css stops the page from scrolling. A click on the backdrop closes.
 */
export function Dialog({ labelledBy, label, onClose, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      // closing by removal does not return focus in every browser
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to the same end is Escape
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`m-auto animate-appear backdrop:bg-night/80 ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
