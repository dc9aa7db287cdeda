import type { MouseEvent } from 'react'

/** Ref that focuses new content whose button disappears when pressed. */
export const focusOn = (element: HTMLElement | null): void => element?.focus()

/** Safari does not focus a clicked button, to which a dialog returns the focus. */
export const focusThen =
  (open: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.focus()
    open()
  }

/** Does not scroll. */
export function focusUnlessTyping(element: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, textarea, select')) element?.focus({ preventScroll: true })
}
