/** As the ref of what is shown by a button that goes with the press: whoever pressed it goes on there. */
export const focusOn = (element: HTMLElement | null): void => element?.focus()
