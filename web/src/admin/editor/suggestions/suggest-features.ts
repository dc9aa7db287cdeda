import type { Edit } from '../type-into.ts'

/** Features as they are typed: separated by commas, or a line each. */
export const featuresIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((feature) => feature.trim())
    .filter(Boolean)

/** A few words, and no mark of a sentence: what is cut out of a description at its commas is no feature. */
const short = /^[^\s.:;!?]+(?:\s+[^\s.:;!?]+){0,3}$/
const longest = 40

const same = (feature: string) => feature.toLowerCase()

/**
 * What these homes have and the text does not, the most frequent first, in its most frequent spelling. Where the last
 * feature seems to be begun only, those that have a word which begins like it.
 */
export function suggestFeatures(text: string, homes: readonly (readonly string[])[], most: number): string[] {
  const there = new Set(featuresIn(text).map(same))
  const begun = same(lastOf(text).text)
  const counted = new Map<string, Map<string, number>>()
  for (const feature of homes.flat()) {
    const name = same(feature)
    if (there.has(name) || feature.length > longest || !short.test(feature)) continue
    const spellings = counted.get(name) ?? new Map<string, number>()
    counted.set(name, spellings.set(feature, (spellings.get(feature) ?? 0) + 1))
  }
  const isWhole = homes.flat().some((feature) => same(feature) === begun)
  const begunOnly = isWhole ? [] : [...counted].filter(([name]) => continues(name, begun))
  const ranked = (begunOnly.length > 0 ? begunOnly : [...counted])
    .map(([name, spellings]) => ({ name, spellings: [...spellings].toSorted((a, b) => b[1] - a[1]) }))
    .map(({ name, spellings }) => ({
      name,
      feature: spellings[0]?.[0] ?? name,
      count: spellings.reduce((sum, [, count]) => sum + count, 0),
    }))
  return ranked
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ feature }) => feature)
}

/** Whether a word of it begins so, and all that follows. */
const continues = (name: string, begun: string) => ` ${name}`.includes(` ${begun}`)

/** How a text gets a feature: in place of the one that is begun, else after the last. */
export function adding(text: string, feature: string): Edit {
  const last = lastOf(text)
  const isBegun = last.text !== '' && continues(same(feature), same(last.text))
  if (isBegun) return { start: last.start, end: text.length, text: feature }
  const trimmed = text.trimEnd().replace(/,$/, '').trimEnd()
  return { start: trimmed.length, end: text.length, text: trimmed ? `, ${feature}` : feature }
}

/** What stands after the last comma, and where. */
function lastOf(text: string) {
  const from = Math.max(text.lastIndexOf(','), text.lastIndexOf('\n')) + 1
  const start = from + (text.slice(from).length - text.slice(from).trimStart().length)
  return { start, text: text.slice(start).trim() }
}
