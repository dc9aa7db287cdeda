/** Returns the index after one step among `count` images. Wraps at both ends. */
export const wrapIndex = (index: number, step: 1 | -1, count: number): number => (index + step + count) % count

/** Returns the index, or 0 if the images have become fewer. */
export const indexIn = (images: readonly unknown[], index: number) => (index < images.length ? index : 0)

/** Returns the indexes of the next and the previous image, for preloading. */
export function adjacentIndexes(index: number, count: number): number[] {
  const around = [wrapIndex(index, 1, count), wrapIndex(index, -1, count)]
  return [...new Set(around)].filter((candidate) => candidate !== index)
}

/** Returns the steps for an arrow key, or undefined for other keys. */
export function stepsForKey(key: string): 1 | -1 | undefined {
  if (key === 'ArrowRight') return 1
  if (key === 'ArrowLeft') return -1
  return undefined
}

const SWIPE_THRESHOLD_PX = 48

/** Returns the steps for a touch that moved by these CSS pixels, or undefined for a tap or a vertical scroll. */
export function stepsForSwipe(deltaX: number, deltaY: number): 1 | -1 | undefined {
  if (Math.abs(deltaX) < SWIPE_THRESHOLD_PX || Math.abs(deltaX) < Math.abs(deltaY) * 1.5) return undefined
  return deltaX < 0 ? 1 : -1
}
