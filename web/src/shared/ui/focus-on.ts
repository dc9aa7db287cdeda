/** Ref that focuses new content whose button disappears when pressed. */
export const focusOn = (element: HTMLElement | null): void => element?.focus()
