/** Runs in the page. Returns the focused element if one of its edges is covered. */
export function coveredFocus(): string {
  const { activeElement } = document
  if (!activeElement) return 'no focus'
  const target = activeElement.closest('label') ?? activeElement
  const { left, top, bottom, width } = target.getBoundingClientRect()
  const edges = bottom - top > innerHeight / 3 ? [(top + bottom) / 2] : [top + 2, bottom - 2]
  const isVisible = edges.every((y) => target.contains(document.elementFromPoint(left + Math.min(width / 2, 30), y)))
  return isVisible ? '' : target.outerHTML.slice(0, 200)
}
