import { exampleProperty } from '@porchlight/contract/properties/examples.fixture'
import type { Property } from '@porchlight/contract/properties/property'
import { expect, test } from 'vitest'
import { filtersInAddress, type ListFilters, matchesFilters, noFilters, sortRows } from './list-filters.ts'
import { type Concern, propertyRowsOf } from './property-rows.ts'

const now = new Date('2026-11-22T12:00:00.000Z')

const image = (alt?: string): Property['images'][number] => ({
  id: `${exampleProperty.id}.1`,
  propertyId: exampleProperty.id,
  imageUrl: '/images/1.jpg',
  caption: null,
  isPrimary: false,
  displayOrder: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  alt,
})

const property = (fields: Partial<Property> = {}): Property => ({
  ...exampleProperty,
  id: fields.title ?? 'id',
  title: 'Craftsman on Elm',
  address: '12 Elm Street',
  updatedAt: '2026-11-01T00:00:00.000Z',
  availabilitySummary: { state: 'leased' },
  images: [image('A porch'), image('A kitchen')],
  ...fields,
})

const said = (
  availability: Property['availability'],
  availableFrom: string | null = null,
  availabilityConfirmedAt: string | null = now.toISOString(),
) => ({ availability, availableFrom, availabilityConfirmedAt })

const context = { history: undefined, draftIds: new Set<string>(), now }
const rowOf = (fields: Partial<Property>, draftIds: string[] = []) => {
  const [row] = propertyRowsOf([property(fields)], { ...context, draftIds: new Set(draftIds) })
  if (!row) throw new Error('There is one')
  return row
}
const finds = (filters: Partial<ListFilters>, fields: Partial<Property> = {}) =>
  matchesFilters(rowOf(fields), { ...noFilters, ...filters })

test('the search finds each word in title or address and ignores case', () => {
  expect(finds({ text: ' ELM 12 ' })).toBe(true)
  expect(finds({ text: 'craftsman street' })).toBe(true)
  expect(finds({ text: 'elm 13' })).toBe(false)
  expect(finds({ text: 'porch' })).toBe(false)
  expect(finds({ text: 'elm' }, { address: null })).toBe(true)
})

test('city, kind and state must match the filters', () => {
  expect(finds({ city: 'atlanta', kind: 'single-family', state: 'published' })).toBe(true)
  expect(finds({ city: 'dallas' })).toBe(false)
  expect(finds({ kind: 'multifamily' })).toBe(false)
  expect(finds({ state: 'draft' })).toBe(false)
})

test.each([
  ['published', {}],
  ['published', { status: 'published' }],
  ['planned', { publishAt: '2026-01-01T00:00:00.000Z' }],
  ['draft', { status: 'draft' }],
  ['draft', { status: 'draft', publishAt: '2999-01-01T00:00:00.000Z' }],
] as const)('a property is %s with %j', (state, fields) => {
  expect(rowOf(fields).visibility).toBe(state)
})

test.each<[Concern, Partial<Property>]>([
  ['picture', { images: [] }],
  ['text', { images: [image('A porch'), image()] }],
  ['availability', { availabilitySummary: undefined }],
  ['unconfirmed', { availability: 'available', availabilityConfirmedAt: '2026-10-22T00:00:00.000Z' }],
  ['unconfirmed', { unitAvailabilities: [said('available', null, '2026-10-22T00:00:00.000Z')] }],
  ['passed', { availability: 'soon', availableFrom: '2026-11-14', availabilityConfirmedAt: now.toISOString() }],
  ['passed', { unitAvailabilities: [said('leased'), said('soon', '2026-11-14')] }],
  ['units', { propertyType: 'multifamily', unitCount: 0 }],
  ['untouched', { updatedAt: '2026-08-01T00:00:00.000Z' }],
  ['changes', { status: 'draft' }],
  ['changes', { publishAt: '2999-01-01T00:00:00.000Z' }],
])('needs attention for %s with %j', (concern, fields) => {
  expect(rowOf(fields).concerns).toEqual([concern])
  expect(finds({ attention: concern }, fields)).toBe(true)
  expect(finds({ attention: 'any' }, fields)).toBe(true)
  expect(finds({ attention: concern })).toBe(false)
  expect(finds({ attention: 'any' })).toBe(false)
})

test('unsaved changes need attention', () => {
  const unsaved = { hasUnsavedChanges: true, concerns: ['changes'], visibility: 'published' }
  expect(rowOf({ title: 'Elm' }, ['Elm'])).toMatchObject(unsaved)
})

const none = { actions: {}, visits: {} }

test('rows are sorted by title, last change or views in 30 days', () => {
  const history = { from: '2026-10-24', properties: [{ ...none, propertyId: 'C', before: 9, days: [1, 2] }] }
  const rows = propertyRowsOf(
    [
      property({ title: 'a', updatedAt: '2026-11-01T00:00:00.000Z' }),
      property({ title: 'b', updatedAt: '2026-11-03T00:00:00.000Z' }),
      property({ title: 'C', updatedAt: '2026-11-02T00:00:00.000Z' }),
    ],
    { ...context, history },
  )
  const titles = (order: ListFilters['order']) => sortRows(rows, order).map((home) => home.property.title)
  expect(titles('title')).toEqual(['a', 'b', 'C'])
  expect(titles('changed')).toEqual(['b', 'C', 'a'])
  expect(titles('views')).toEqual(['C', 'a', 'b'])
  expect(rows.map(({ views }) => views)).toEqual([0, 0, 3])
})

test('the query string restores filters, ignores unknown values and is empty without filters', () => {
  const { read, write, none } = filtersInAddress
  expect(write(none)).toBe('')
  const all = { text: 'elm 12', city: 'dallas', kind: 'multifamily', state: 'draft', attention: 'any', order: 'views' }
  const typed = 'q=elm 12&city=dallas&kind=multifamily&state=draft&attention=any&sort=views'
  const search = write(read(new URLSearchParams(typed)))
  expect(search).toBe('?q=elm+12&city=dallas&kind=multifamily&state=draft&attention=any&sort=views')
  expect(read(new URLSearchParams(search))).toEqual(all)
  expect(read(new URLSearchParams('city=rome&kind=castle&state=gone&attention=love&sort=price'))).toEqual(none)
})

test('titles are sorted in language order', () => {
  const rows = propertyRowsOf(
    ['b', 'C', 'a', 'ä'].map((title) => property({ title })),
    context,
  )
  expect(rows.map((home) => home.property.title)).toEqual(['a', 'ä', 'b', 'C'])
})

test('a row has the primary image, and the day of the last change in the time zone of the business', () => {
  const primary = { ...image(), id: 'second', isPrimary: true, displayOrder: 1 }
  const home = rowOf({ images: [image(), primary], updatedAt: '2026-11-21T02:00:00.000Z' })
  expect(home.image).toBe(primary)
  expect(home.changedOn).toBe('2026-11-20')
})
