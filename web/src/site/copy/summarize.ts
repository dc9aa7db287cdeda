/**
 * Returns the start of a text in one line: at most `max` UTF-16 code units, cut at the end of a word if possible, with
 * an ellipsis if it was cut.
 */
export function summarize(text: string, max = 155): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= max) return line
  // Half of an emoji is no character.
  const room = line.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')
  const lastSpace = line[room.length] === ' ' ? room.length : room.lastIndexOf(' ')
  const cut = lastSpace > max / 3 ? room.slice(0, lastSpace) : room
  return `${cut.replace(/[\s,;:.–—-]+$/u, '')}…`
}
