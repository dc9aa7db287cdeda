import { availabilityLabels, shortLocationLabels } from '@porchlight/contract/admin-options'
import { readCell, writeCell } from '@porchlight/contract/csv-cell'
import {
  availabilities,
  locationLabels,
  locations,
  propertyTypeLabels,
  propertyTypes,
} from '@porchlight/contract/options'
import { dayFromCell } from './day-cell.ts'

/** How a field stands in a cell where it is no plain text. */
type Manner = 'number' | 'day' | Words
/** Spellings of each value: the first is written, all of them are read. */
type Words = ReadonlyMap<string | boolean, readonly string[]>

const words = <T extends string | boolean>(values: readonly T[], of: (value: T) => readonly string[]): Words =>
  new Map<string | boolean, readonly string[]>(values.map((value) => [value, of(value)]))

const manners: Partial<Record<string, Manner>> = {
  location: words(locations, (at) => [shortLocationLabels[at], locationLabels[at], at]),
  propertyType: words(propertyTypes, (type) => [propertyTypeLabels[type]]),
  featured: words([true, false], (is) => (is ? ['Yes', 'true', '1', 'x'] : ['No', 'false', '0', ''])),
  availability: words(['', ...availabilities], (says) =>
    says === '' ? ['', availabilityLabels['']] : [availabilityLabels[says], says],
  ),
  availableFrom: 'day',
  bedrooms: 'number',
  bathrooms: 'number',
  squareFeet: 'number',
}

/** A value of the form as it stands in the field's cell; line ends are \n. */
export function writeField(field: string, value: unknown): string {
  const manner = manners[field]
  if (typeof manner === 'object') for (const [known, [word = '']] of manner) if (known === value) return word
  const text = String(value ?? '').replaceAll(/\r\n?/g, '\n')
  return manner ? text : writeCell(text)
}

/** What a cell says, as a value of the form; or, where the field is one of a choice that has no such word, its words. */
export function readField(field: string, cell: string): { value: string | boolean } | { words: string[] } {
  const manner = manners[field]
  if (manner === 'day') return { value: dayFromCell(cell) }
  if (typeof manner !== 'object') return { value: readCell(cell) }
  for (const [value, spellings] of manner) if (spellings.some((word) => plain(word) === plain(cell))) return { value }
  return { words: [...manner.values()].flatMap(([word]) => word || []) }
}

/** Capitals, spaces and signs do not count: "single-family" is "Single Family". */
export const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
