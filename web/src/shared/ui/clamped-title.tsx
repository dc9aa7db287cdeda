/** Returns the class of a title that may have a word longer than its line, which would fill a screen. */
export const clampLongWord = (title: string): string => (/\S{60}/.test(title) ? 'line-clamp-3' : '')

/** A title whose endless words do not fill the screen. */
export function ClampedTitle({ title }: { title: string }) {
  const clamp = clampLongWord(title)
  return clamp ? <span className={clamp}>{title}</span> : title
}
