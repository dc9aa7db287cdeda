/** Id of a picture's row. */
export const rowId = (key: string) => `image-${key}`

/**
 * Before a picture goes: the focus in its row goes on to the button that removes its neighbour, so that one after
 * another can be removed. `otherwise` gets it when there is no neighbour.
 */
export function passFocusOn(key: string, otherwise: HTMLElement | null): void {
  const row = document.getElementById(rowId(key))
  if (!row?.contains(document.activeElement)) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const target = [...(neighbour?.querySelectorAll('button') ?? [])].at(-1) ?? otherwise
  target?.focus()
}
