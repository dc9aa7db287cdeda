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
  const cut = lastSpace > max / 3 ? room.slice(0, lastSpace) : room
  return `${cut.replace(/[\s,;:.–—-]+$/u, '')}…`
}

/** A flag, or a character with its accents and what joins it to the next one. Firefox before 125 has no Intl.Segmenter. */
const character = /\p{Regional_Indicator}{2}|.[\p{Mark}\p{Emoji_Modifier}]*(?:\u200d.[\p{Mark}\p{Emoji_Modifier}]*)*/gsu

function cutAtCharacter(line: string, max: number): string {
  let end = 0
  for (const [{ length }] of line.slice(0, max + 64).matchAll(character)) {
    if (end + length > max) break
    end += length
  }
  return line.slice(0, end)
}
