/** `next` is the target of a running fade (docs/product/public-pages.md#carousel). */
export interface CarouselState {
  index: number
  next?: number
}

/** Returns the first image if the current one or the target was removed. */
export const inRange = (state: CarouselState, count: number): CarouselState =>
  Math.max(state.index, state.next ?? 0) < count ? state : { index: 0 }

/** Wraps at both ends. Steps taken during a fade add up. */
export function stepBy(by: 1 | -1, state: CarouselState, count: number): CarouselState {
  const { index, next = index } = inRange(state, count)
  return { index, next: (next + by + count) % count }
}
