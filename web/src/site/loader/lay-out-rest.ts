import { whenIdle } from './moments.ts'

/**
 * Has what was left for later laid out piece by piece, a frame for each, while nothing else is to be done: soon the whole
 * page is there, for who looks for a word or takes a picture of it.
 */
export function layOutRest(): void {
  const { documentElement } = document
  const next = documentElement.hasAttribute('data-fresh') && document.querySelector('.later:not([data-near])')
  if (!next) return
  next.setAttribute('data-near', '')
  requestAnimationFrame(() => whenIdle(layOutRest))
}
