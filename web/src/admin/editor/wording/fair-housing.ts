import type { Edit } from '../type-into.ts'
import { fairHousingWords } from './fair-housing-words.ts'

/** Words of a text that are better left out. */
export interface Finding {
  /** Where they begin in the text, and where they end. */
  start: number
  end: number
  /** As they stand there. */
  found: string
  reason: string
  /** What may take their place; empty where they are best taken out. */
  better: string
}

const rules = fairHousingWords.map(({ words, ...rule }) => ({
  ...rule,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}]|['’]\\p{L})`, 'giu'),
}))

/** What fair-housing guidance advises against in a text, in the order of the text; of what overlaps, the longest. */
export function findWords(text: string): Finding[] {
  const all = rules.flatMap(({ pattern, reason, better }) =>
    [...text.matchAll(pattern)].map((match) => ({
      reason,
      ...fitting(text, match, better.replace('$1', match[1] ?? '').trimEnd()),
    })),
  )
  const inOrder = all.toSorted((a, b) => a.start - b.start || b.end - a.end)
  let last = 0
  return inOrder.filter(({ start, end }) => {
    const isFree = start >= last
    if (isFree) last = end
    return isFree
  })
}

/** What was found with the article before it, and what takes their place with its own; a sentence keeps its capital. */
function fitting(text: string, { 0: words, index }: RegExpExecArray, better: string) {
  const [article = ''] = (better && /(?<!\p{L})an?\s+$/iu.exec(text.slice(Math.max(0, index - 6), index))) || []
  const start = index - article.length
  const own = article && `${/^[aeiou]/i.test(better) ? 'an' : 'a'} `
  const found = `${article}${words}`
  const begins = /^\p{Lu}/u.test(found) && /^[.!?:•-]?$/.test(text.slice(0, start).trimEnd().slice(-1))
  return { start, end: start + found.length, found, better: begins ? capital(`${own}${better}`) : `${own}${better}` }
}

const capital = (words: string) => words.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** How a text gets its better words; spaces around words that are taken out become one. */
export function replacement(text: string, { start, end, better }: Finding): Edit {
  if (better) return { start, end, text: better }
  const before = text.slice(0, start).trimEnd().length
  const after = text.length - text.slice(end).trimStart().length
  const isBare = before === 0 || after === text.length || /[.,;:!?]/.test(text.charAt(after))
  return { start: before, end: after, text: isBare ? '' : ' ' }
}
