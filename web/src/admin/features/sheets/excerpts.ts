/** In characters: about five lines on a phone. */
const longest = 120
const around = 30

/** Two texts as they are told side by side: of long ones the part from where they begin to differ. */
export function excerpts(before: string, after: string): [string, string] {
  const [a, b] = [[...before], [...after]]
  if (a.length <= longest && b.length <= longest) return [before, after]
  const difference = a.findIndex((letter, n) => letter !== b[n])
  const near = difference > 2 * around ? difference - around : 0
  const space = near > 0 ? a.indexOf(' ', near) + 1 : 0
  const from = space > 0 && space <= difference ? space : near
  const part = (letters: string[]) =>
    `${from > 0 && letters.length > 0 ? '…' : ''}${letters.slice(from, from + longest).join('')}${letters.length > from + longest ? '…' : ''}`
  return [part(a), part(b)]
}
