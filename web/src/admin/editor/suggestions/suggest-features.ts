import { listFromText } from '@porchlight/contract/properties/field-formats'
import { normalizeForSearch } from '@porchlight/contract/text/normalize-for-search'
import type { Edit } from '../type-into.ts'

/** Up to four words without punctuation, to exclude parts of sentences. */
const shortPhrase = /^[^\s.:;!?]+(?:\s+[^\s.:;!?]+){0,3}$/
const MAX_FEATURE_LENGTH = 40

/** Returns features that the text lacks, most frequent first and spelling too. Completes an incomplete last feature. */
export function suggestFeatures(text: string, properties: readonly (readonly string[])[], maxCount: number): string[] {
  const existing = new Set(listFromText(text).map(normalizeForSearch))
  const partial = normalizeForSearch(lastFeature(text).text)
  const counted = new Map<string, Map<string, number>>()
  for (const feature of properties.flat()) {
    const name = normalizeForSearch(feature)
    if (existing.has(name) || feature.length > MAX_FEATURE_LENGTH || !shortPhrase.test(feature)) continue
    const spellings = counted.get(name) ?? new Map<string, number>()
    counted.set(name, spellings.set(feature, (spellings.get(feature) ?? 0) + 1))
  }
  const isWhole = properties.flat().some((feature) => normalizeForSearch(feature) === partial)
  const partialMatches = isWhole ? [] : [...counted].filter(([name]) => hasWordStartingWith(name, partial))
  const ranked = (partialMatches.length > 0 ? partialMatches : [...counted])
    .map(([name, spellings]) => ({ name, spellings: [...spellings].toSorted((a, b) => b[1] - a[1]) }))
    .map(({ name, spellings }) => ({
      name,
      feature: spellings[0]?.[0] ?? name,
      count: spellings.reduce((sum, [, count]) => sum + count, 0),
    }))
  return ranked
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, maxCount)
    .map(({ feature }) => feature)
}

const hasWordStartingWith = (name: string, partial: string) => ` ${name}`.includes(` ${partial}`)

/** Replaces an incomplete last feature. */
export function featureEdit(text: string, feature: string): Edit {
  const last = lastFeature(text)
  const isPartial = last.text !== '' && hasWordStartingWith(normalizeForSearch(feature), normalizeForSearch(last.text))
  if (isPartial) return { start: last.start, end: text.length, text: feature }
  const trimmed = text.trimEnd().replace(/,$/, '').trimEnd()
  return { start: trimmed.length, end: text.length, text: trimmed ? `, ${feature}` : feature }
}

function lastFeature(text: string) {
  const from = Math.max(text.lastIndexOf(','), text.lastIndexOf('\n')) + 1
  const start = from + (text.slice(from).length - text.slice(from).trimStart().length)
  return { start, text: text.slice(start).trim() }
}
