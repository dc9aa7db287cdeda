import type { MouseEvent } from 'react'

/** Focuses the number of results, which closes a phone's keyboard, and scrolls to it and its scroll margin. */
export function focusResults(count: HTMLElement | null): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  count?.focus({ preventScroll: true })
  count?.scrollIntoView({ block: 'nearest' })
}

/** Focuses the field, or after a tap the number of results, because a focused field opens a phone's keyboard. */
export function focusCleared(
  { nativeEvent }: MouseEvent,
  { field, count }: Readonly<Record<'field' | 'count', HTMLElement | null | undefined>>,
): void {
  const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
  if (isTap || matchMedia('(pointer: coarse)').matches) count?.focus({ preventScroll: true })
  else field?.focus()
}
