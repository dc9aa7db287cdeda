/**
 * Returns the start of a text in one line: at most `max` UTF-16 code units, cut at the end of a word if possible, with
 * an ellipsis if it was cut.
 */
export function summarize(text: string, max = 155): string {
  const line = text
    .slice(0, max * 20)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= max) return line
  const room = cutAtCharacter(line, max - 1)
  const lastSpace = line[room.length] === ' ' ? room.length : room.lastIndexOf(' ')
  const cut = lastSpace > max / 2 ? room.slice(0, lastSpace) : room
  return `${cut.replace(/[\s,;:.–—-]+$/u, '')}…`
}

/** Latin characters, which never combine. */
const nonCombining = /^[ -\u02ff]+$/

function cutAtCharacter(line: string, max: number): string {
  // The first use of the segmenter takes tens of milliseconds on a phone.
  if (nonCombining.test(line.slice(max - 1, max + 1))) return line.slice(0, max)
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  let end = 0
  for (const { index, segment } of segmenter.segment(line.slice(0, max + 64))) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return line.slice(0, end)
}
