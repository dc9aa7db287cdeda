/** Ref that focuses new content whose button disappears when pressed. */
export const focusOn = (element: HTMLElement | null): void => element?.focus()

/** Does not scroll. */
export function focusUnlessTyping(element: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, textarea, select')) element?.focus({ preventScroll: true })
}
