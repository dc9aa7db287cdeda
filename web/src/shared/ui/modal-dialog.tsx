import { type ComponentProps, useEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'

interface ModalDialogProps extends ComponentProps<'dialog'> {
  /** Escape was pressed, or something beside the window: whether it goes is for who renders it to say. */
  onClose: () => void
  /** Takes a click beside the window for nothing, where a slip could lose work. */
  steady?: boolean
  /** Over a long page: what is behind it becomes inert a frame later, for that takes a phone longer than the window. */
  inertLater?: boolean
}

/**
 * A modal window, open as long as it is rendered; may stand inside another one. The browser's own dialog keeps focus
 * inside, gives it back and makes everything else inert.
 */
export function ModalDialog({
  onClose,
  steady = false,
  inertLater = false,
  onKeyDown,
  className = '',
  children,
  ...named
}: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    const callOff = dialog && (inertLater && 'popover' in dialog ? showInTwoSteps(dialog) : dialog.showModal())
    return () => {
      callOff?.()
      dialog?.close()
      addEventListener('click', dropSecondHalf, { capture: true, once: true })
      // closing by removal does not return focus in every browser
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  // React hands on the events of inner windows, and of a file picker that was left
  return (
    <dialog
      {...named}
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
        if (event.key === 'Escape' && event.currentTarget.popover) {
          // not modal yet: the browser would close the window below
          event.preventDefault()
          onClose()
        }
        onKeyDown?.(event)
      }}
      onClick={({ target, currentTarget }) => {
        if (!steady && target === currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/**
 * Shows it over the page, and makes the rest inert behind the first paint: Chromium computes the styles of the whole page
 * anew for that. Gives a function that calls the second step off.
 */
function showInTwoSteps(dialog: HTMLDialogElement): () => void {
  dialog.popover = 'manual'
  dialog.showPopover()
  return afterPaint(() => {
    const shownFor = dialog.getAnimations()[0]?.currentTime
    // which hides it, so that its animation begins again
    dialog.popover = null
    dialog.showModal()
    for (const animation of dialog.getAnimations()) animation.currentTime = shownFor ?? null
  })
}

/** Of a double click on a button that closes a window the second half would hit what lies below: a link, maybe. */
function dropSecondHalf(click: MouseEvent) {
  if (click.detail < 2) return
  click.preventDefault()
  click.stopPropagation()
}
