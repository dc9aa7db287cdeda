import { exampleUnit } from '@porchlight/contract/properties/examples.fixture'
import { unitFieldsSchema } from '@porchlight/contract/properties/unit'
import { expect, test } from 'vitest'
import { ApiError } from '../../../shared/api/api-error.ts'
import { findDifferences } from '../../editor/differences.ts'
import { problemsOf, refusalOf } from '../../editor/problems.ts'
import { type UnitValues, unitEditorConfig } from './unit-editor-config.ts'

const config = unitEditorConfig('p')
const { fieldsOf, valuesOf, valuesSchema } = config
const empty = valuesSchema.parse({})
const filled = { ...empty, unitNumber: '101' }
const problems = (values: UnitValues) => Object.fromEntries(problemsOf(config, values))

const unit = {
  ...exampleUnit,
  bedrooms: 2,
  squareFeet: null,
  youtubeUrl: 'https://youtu.be/abc',
  availability: 'soon' as const,
  availableFrom: '2026-06-01',
  listingUrl: 'https://portal.example.com/listings/2b',
  facts: { laundry: 'in-unit' as const, parking: [], furnished: true },
}

test('empty rooms are 0, and empty square feet and texts are null', () => {
  expect(config.input({ ...empty, unitNumber: ' 2B ', features: '  ' }, [], undefined).unit).toEqual({
    propertyId: 'p',
    unitNumber: '2B',
    bedrooms: 0,
    bathrooms: 0,
    squareFeet: null,
    features: null,
    youtubeUrl: null,
    tourUrl: null,
    facts: null,
    availability: null,
    availableFrom: null,
    listingUrl: null,
  })
})

test('a stored unit survives a round trip through the form', () => {
  const fields = { ...unitFieldsSchema.parse(unit), propertyId: 'p' }
  expect(config.input(valuesOf(unit), [], undefined).unit).toEqual(fields)
})

test('0 square feet stay 0, which means not available', () => {
  expect(fieldsOf(valuesOf({ ...unit, squareFeet: 0 })).squareFeet).toBe(0)
})

test('a save names the version on which it is based, and the property', () => {
  expect(config.input(filled, [], 3).unit).toMatchObject({ propertyId: 'p', unitNumber: '101', version: 3 })
  expect(config.input(filled, [], undefined).unit).not.toHaveProperty('version')
})

test('any text in any field is saved or has an error', () => {
  for (const text of ['-1e999', '2½,0.', '\ud83d', '\u202eבית\u0000', '//[::1]:9\ud800', '9'.repeat(5000)])
    for (const field of config.fields) {
      const values = { ...filled, [field]: text }
      const isRefused = problems(values)[field] !== undefined
      if (!isRefused) expect(() => config.input(values, [], 1), `${field}: ${text}`).not.toThrow()
    }
})

test('only the unit number is required', () => {
  expect(problems(empty)).toEqual({ unitNumber: 'Unit number is required' })
  expect(problems({ ...empty, unitNumber: '  ' })).toEqual({ unitNumber: 'Unit number is required' })
  expect(problems(filled)).toEqual({})
})

test('an invisible unit number counts as missing', () => {
  const values = { ...empty, unitNumber: '\u200b\u3164', features: '\u200e' }
  expect([...problemsOf(config, values)]).toEqual([['unitNumber', 'Unit number is required']])
  expect(config.fieldsOf(values).features).toBeNull()
})

test('fractions, words and numbers that are too large have errors', () => {
  const wrong = problems({ ...filled, bedrooms: 'two', bathrooms: '1.5', squareFeet: '10000000' })
  expect(Object.keys(wrong)).toEqual(['bedrooms', 'bathrooms', 'squareFeet'])
  expect(wrong.bathrooms).toBe('Bathrooms must be a whole number, at most 999')
})

test('texts that are too long have errors', () => {
  const long = 'x'.repeat(501)
  expect(Object.keys(problems({ ...filled, unitNumber: long, youtubeUrl: long }))).toEqual(['unitNumber', 'youtubeUrl'])
})

test('server issues belong to their fields, and images count from one', () => {
  const issues = [
    { path: 'unit.unitNumber', message: 'Too long' },
    { path: 'images.1.url', message: 'This file is not a picture' },
    { path: 'unit.propertyId', message: 'There is no such property' },
  ]
  const error = new ApiError(400, JSON.stringify({ code: 'invalid_input', message: 'Refused', issues }), '')
  expect(refusalOf(config, error, filled)).toEqual({
    fields: [{ field: 'unitNumber', message: 'Too long' }],
    rest: ['Image 2: This file is not a picture', 'There is no such property'],
  })
})

test('other refusals show a message if there is one', () => {
  const refusal = (status: number, body: object) =>
    refusalOf(config, new ApiError(status, JSON.stringify(body), ''), filled)
  expect(refusal(404, { code: 'not_found', message: 'Unit not found' }).rest).toEqual([config.messages.gone])
  expect(refusal(503, { code: 'unavailable', message: 'Try again soon' }).rest).toEqual(['Try again soon'])
  expect(refusal(500, { code: 'internal', message: 'Request 1' }).rest).toEqual([])
})

test('differences are in form order, and empty rooms are 0', () => {
  const availability = { availability: 'soon', availableFrom: '2026-06-01' } as const
  const [theirs, mine] = [{ ...filled, bedrooms: '2', features: 'Balcony', ...availability }, filled]
  expect(findDifferences(config, { values: theirs, images: [] }, { values: mine, images: [] })).toEqual([
    { label: 'Bedrooms', theirs: '2', mine: '0' },
    { label: 'Features', theirs: 'Balcony', mine: 'Not given' },
    { label: 'Availability', theirs: 'Available soon', mine: 'Not given' },
    { label: 'Available From', theirs: 'June 1, 2026', mine: 'Not given' },
  ])
})
