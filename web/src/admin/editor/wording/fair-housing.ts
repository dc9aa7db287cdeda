import type { Edit } from '../type-into.ts'
import { clauses, fairHousingWords } from './fair-housing-words.ts'

export interface Finding {
  /** Offsets in the text. */
  start: number
  end: number
  found: string
  reason: string
  /** Empty if the words should be removed. */
  better: string
}

/** Unicode classes would compile four times as long. */
const letter = '[a-z\u00C0-\u024F]'
const clauseEnd = `(?: (?:(?:is|are) )?(?:allowed|permitted|accepted|welcome|here|please|as (?:a )?(?:roommate|tenant)s?)(?!${letter}))*`
// A clause ends with its line.
const ofLine = clauseEnd.replaceAll(' ', '[^\\S\\n]+')

const rules = fairHousingWords.map(({ words, ...rule }) => {
  const isClause = clauses.includes(rule.better)
  const spaced = words.replaceAll(' ', '\\s+')
  const whole = isClause ? `(?:for\\s+)?(?:${spaced})${ofLine}` : `(?:${spaced})`
  return { ...rule, isClause, pattern: new RegExp(`(?<!\\d|${letter})${whole}(?!\\d|['’]?${letter})`, 'gi') }
})

function asPart(before: string, words: string): string | undefined {
  if (/(?<!\p{L})an?\s+$/iu.test(before)) return 'welcoming'
  return /(?<!\p{L})(?:is|are|be)\s+(?:strictly\s+)?$/iu.test(before) || /^for\s/i.test(words)
    ? 'open to everyone'
    : undefined
}

/** In text order. Of overlapping matches the first, longest counts. */
export function findWords(text: string): Finding[] {
  const all = rules.flatMap(({ pattern, reason, better, isClause }) =>
    [...text.matchAll(pattern)].map((match) => {
      const part = isClause ? asPart(text.slice(0, match.index), match[0]) : undefined
      const words = part ?? better.replace('$1', match[1] ?? '').trimEnd()
      return { reason, ...adjustToText(text, match, words) }
    }),
  )
  const inOrder = all.toSorted((a, b) => a.start - b.start || b.end - a.end)
  let last = 0
  return inOrder.filter(({ start, end }) => {
    const isFree = start >= last
    if (isFree) last = end
    return isFree
  })
}

/** Includes the article, and adjusts the replacement's article and capital letter. */
function adjustToText(text: string, { 0: words, index }: RegExpExecArray, better: string) {
  const [article = ''] = (better && /(?<!\p{L})an?\s+$/iu.exec(text.slice(Math.max(0, index - 6), index))) || []
  const start = index - article.length
  const own = article && `${/^[aeiou]/i.test(better) ? 'an' : 'a'} `
  const found = `${article}${words}`
  const begins = /^\p{Lu}/u.test(found) && /^[.!?:•-]?$/.test(text.slice(0, start).trimEnd().slice(-1))
  return { start, end: start + found.length, found, better: begins ? capitalize(`${own}${better}`) : `${own}${better}` }
}

const capitalize = (words: string) => words.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** Spaces around removed words become one. */
export function replacement(text: string, { start, end, better }: Finding): Edit {
  if (better) return { start, end, text: better }
  const before = text.slice(0, start).trimEnd().length
  const after = text.length - text.slice(end).trimStart().length
  const isBare = before === 0 || after === text.length || /[.,;:!?]/.test(text.charAt(after))
  return { start: before, end: after, text: isBare ? '' : ' ' }
}
