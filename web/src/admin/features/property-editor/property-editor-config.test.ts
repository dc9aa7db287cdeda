import { exampleProperty } from '@porchlight/contract/properties/examples.fixture'
import { type Property, propertyFieldsSchema } from '@porchlight/contract/properties/property'
import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/api-error.ts'
import { findDifferences } from '../../editor/differences.ts'
import { problemsOf, refusalOf } from '../../editor/problems.ts'
import { type PropertyValues, propertyEditorConfig } from './property-editor-config.ts'

const { fieldsOf, valuesOf, valuesSchema } = propertyEditorConfig
const empty = valuesSchema.parse({})
const filled = { ...empty, title: 'Fern House', description: 'Ferns.' }
const wrongFields = (values: PropertyValues) => [...problemsOf(propertyEditorConfig, values).keys()]

const stored: Property = {
  ...exampleProperty,
  bedrooms: 0,
  bathrooms: 2.5,
  availability: 'soon',
  availableFrom: '2026-06-01',
  listingUrl: 'https://portal.example.com/listings/fern',
  featured: true,
  architecturalStyle: 'Modern',
  features: ['Porch', 'Swing'],
  neighborhood: 'Inman Park',
  tourUrl: 'https://tours.example.com/fern',
  facts: {
    dogs: 'ask',
    petNote: 'Two, at most',
    parking: ['street', 'garage'],
    outdoor: [],
    elevator: false,
    stepsToDoor: 0,
  },
}

test('stored values survive a round trip through the form', () => {
  const { property } = propertyEditorConfig.input(valuesOf(stored), [], undefined)
  expect(property).toEqual(propertyFieldsSchema.parse(stored))
})

test.each([
  [{}, {}],
  [{ status: 'published' as const }, {}],
  [{ status: 'draft' as const }, { status: 'draft' }],
  [{ publishAt: '2999-07-01T13:00:00.000Z' }, { publishAt: '2999-07-01T13:00:00.000Z' }],
  // The device's clock may be ahead.
  [{ publishAt: '2026-01-01T09:00:00-05:00' }, { publishAt: '2026-01-01T14:00:00.000Z' }],
])('visibility %j is sent back as %j', (visibility, sent) => {
  const { status, publishAt } = fieldsOf(valuesOf({ ...stored, ...visibility }))
  expect(Object.fromEntries(Object.entries({ status, publishAt }).filter(([, value]) => value))).toEqual(sent)
})

test('a scheduled property needs a publication time', () => {
  const problems = problemsOf(propertyEditorConfig, { ...filled, status: 'planned' })
  expect([...problems]).toEqual([['publishAt', 'Choose a day and a time']])
  expect(wrongFields({ ...filled, status: 'draft', publishAt: '12026-11-30T09:00' })).toEqual([])
})

test('a new property starts in Atlanta, multifamily, not featured, and empty', () => {
  const { title, description, location, propertyType, featured, features, ...others } = fieldsOf(empty)
  expect([location, propertyType, featured]).toEqual(['atlanta', 'multifamily', false])
  expect([title, description, features]).toEqual(['', '', []])
  expect(Object.values(others)).toEqual(Object.values(others).map(() => null))
})

test('invisible characters count as empty in every text', () => {
  const unseen = '\u200b\u00ad \u3164\ufe0f'
  const values = { ...empty, title: unseen, description: unseen, address: unseen, features: `Porch,${unseen}` }
  expect([...problemsOf(propertyEditorConfig, values)]).toEqual([
    ['title', 'Title is required'],
    ['description', 'Description is required'],
  ])
  expect(fieldsOf(values)).toMatchObject({ address: null, features: ['Porch'] })
})

test.each([
  ['bathrooms', 'two'],
  ['features', 'x'.repeat(256)],
  ['tourUrl', 'javascript:alert(1)'],
  ['neighborhood', '\u200b'],
  ['neighborhood', 'x'.repeat(101)],
  ['petNote', 'x'.repeat(256)],
  ['stepsToDoor', '-1'],
])('%s %j is refused', (field, value) => {
  expect(wrongFields({ ...filled, [field]: value })).toEqual([field])
})

test('server issues name fields, and images by their position', () => {
  const refused = (issues: object[]) => new ApiError(400, JSON.stringify({ code: 'x', message: 'x', issues }), '')
  const issues = [
    { path: 'property.title', message: 'Taken' },
    { path: 'property.facts.petNote', message: 'Too long' },
    { path: 'images.2.url', message: 'Not a picture' },
  ]
  expect(refusalOf(propertyEditorConfig, refused(issues), { ...filled, petNote: 'x' })).toEqual({
    fields: [
      { field: 'title', message: 'Taken' },
      { field: 'petNote', message: 'Too long' },
    ],
    rest: ['Image 3: Not a picture'],
  })
  expect(refusalOf(propertyEditorConfig, refused([]), filled)).toEqual({ fields: [], rest: [] })
})

test('differences are in what would be saved, including images', () => {
  const theirs = { values: { ...filled, bedrooms: '3', features: 'a,b' }, images: [] }
  const mine = { values: { ...filled, bedrooms: ' 3 ', features: 'a, b', featured: true }, images: [] }
  const featured = { label: 'Featured property', theirs: 'No', mine: 'Yes' }
  expect(findDifferences(propertyEditorConfig, theirs, mine)).toEqual([featured])
  const porch = { key: 'a', id: 'a', url: '/images/a.jpg', caption: 'Porch', isPrimary: true }
  expect(findDifferences(propertyEditorConfig, theirs, { ...mine, images: [porch] })).toEqual([
    featured,
    { label: 'Images', theirs: '0 image(s)', mine: '1 image(s): Porch' },
  ])
})
