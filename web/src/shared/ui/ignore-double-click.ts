/** Ignores the second half of a double click, which would hit what is there now. */
export function ignoreDoubleClick(): void {
  const ignoreSecond = (click: MouseEvent) => {
    if (click.detail < 2) return
    click.preventDefault()
    click.stopPropagation()
  }
  addEventListener('click', ignoreSecond, { capture: true, once: true })
}
