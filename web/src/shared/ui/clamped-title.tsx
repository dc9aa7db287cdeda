import { clampLongWord } from './clamp-long-word.ts'

/** A title whose endless words do not fill the screen. */
export function ClampedTitle({ title }: { title: string }) {
  const clamp = clampLongWord(title)
  return clamp ? <span className={clamp}>{title}</span> : title
}
