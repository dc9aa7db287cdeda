import { useEffect, useEffectEvent } from 'react'

export type CarouselKey = 'ArrowLeft' | 'ArrowRight' | ' '

const fields = 'input, select, textarea, [contenteditable], iframe, video, audio, [role="slider"], [role="listbox"]'
const spaceControls = 'button, summary, [role="button"], [role="checkbox"], [role="switch"]'

/** Returns whether the focused element uses this key itself. */
export function handlesKey(key: CarouselKey, focused: Pick<Element, 'closest'> | null): boolean {
  if (!focused) return false
  return focused.closest(fields) !== null || (key === ' ' && focused.closest(spaceControls) !== null)
}

const isCarouselKey = (key: string): key is CarouselKey => key === 'ArrowLeft' || key === 'ArrowRight' || key === ' '

/** Calls `onKey` wherever the focus is, unless another control needs the key or a dialog is open. */
export function useCarouselKeys(isActive: () => boolean, onKey: (key: CarouselKey) => void) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!isCarouselKey(key) || !isActive()) return
    if (handlesKey(key, target instanceof Element ? target : null) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    onKey(key)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
