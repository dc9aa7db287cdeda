import { describe, expect, test } from 'vitest'
import { factsOf, factsSchema, withSingleFacts } from './facts.ts'
import { propertyInputSchema } from './property.ts'
import { unitInputSchema } from './unit.ts'

const facts = {
  cats: 'yes',
  dogs: 'ask',
  petNote: 'Two at most 🐾',
  laundry: 'in-unit',
  cooling: 'central',
  heating: 'Gas',
  parking: ['street', 'garage'],
  outdoor: [],
  dishwasher: false,
  furnished: true,
  stepFreeEntrance: false,
  stepsToDoor: 0,
  elevator: true,
  groundFloor: false,
  wideDoorways: true,
  grabBars: false,
  included: ['lawn-care', 'water'],
} as const

const property = { title: 'Fern', description: 'Ferns.', location: 'dallas', propertyType: 'multifamily' }
const unit = { propertyId: '6a1f7c52-3c1e-4b6d-9a57-111111111111', unitNumber: '1', bedrooms: 1, bathrooms: 1 }

const inputs = {
  property: (fields: object) => propertyInputSchema.safeParse({ property: { ...property, ...fields }, images: [] }),
  unit: (fields: object) => unitInputSchema.safeParse({ unit: { ...unit, ...fields }, images: [] }),
}

describe.each(['property', 'unit'] as const)('the facts of a %s', (subject) => {
  const problems = (fields: object) => inputs[subject](fields).error?.issues.map(({ path }) => path.join('.')) ?? []

  test('may all be given, or none', () => {
    for (const given of [
      facts,
      {},
      null,
      undefined,
      { stepsToDoor: 999 },
      { petNote: '' },
      { heating: 'x'.repeat(255) },
    ])
      expect(problems({ facts: given })).toEqual([])
  })

  test.each<[string, unknown]>([
    ['facts', 'dogs'],
    ['facts', ['dogs']],
    ['facts', { pool: true }],
    ['facts', { Dogs: 'yes' }],
    ['facts.dogs', { dogs: true }],
    ['facts.dogs', { dogs: 'maybe' }],
    ['facts.cats', { cats: null }],
    ['facts.laundry', { laundry: 'In unit' }],
    ['facts.laundry', { laundry: ['in-unit'] }],
    ['facts.cooling', { cooling: 'window units' }],
    ['facts.heating', { heating: true }],
    ['facts.heating', { heating: 'x'.repeat(256) }],
    ['facts.petNote', { petNote: '🐕'.repeat(256) }],
    ['facts.parking', { parking: 'garage' }],
    ['facts.parking.1', { parking: ['garage', 'yard'] }],
    ['facts.outdoor', { outdoor: { porch: true } }],
    ['facts.included.0', { included: [7] }],
    ['facts.dishwasher', { dishwasher: 'yes' }],
    ['facts.furnished', { furnished: 1 }],
    ['facts.elevator', { elevator: null }],
    ['facts.stepsToDoor', { stepsToDoor: -1 }],
    ['facts.stepsToDoor', { stepsToDoor: 1.5 }],
    ['facts.stepsToDoor', { stepsToDoor: '3' }],
    ['facts.stepsToDoor', { stepsToDoor: 1000 }],
  ])('are refused at %s: %j', (path, given) => {
    expect(problems({ facts: given })).toEqual([`${subject}.${path}`])
  })

  test.each([
    'javascript:alert(1)',
    'http://tours.example.com/1',
    'tours.example.com/1',
    'https://',
    `https://t.co/${'x'.repeat(1000)}`,
  ])('come with a tour that is not %s', (tourUrl) => {
    expect(problems({ tourUrl })).toEqual([`${subject}.tourUrl`])
    expect(problems({ tourUrl: 'https://my.matterport.com/show/?m=abc' })).toEqual([])
  })
})

test.each(['\u200b', ' ', '\u2060\u00ad', '\u3164', '\t\n'])(
  'a neighborhood of invisible characters, %j, is refused',
  (text) => {
    expect(inputs.property({ neighborhood: text }).error?.issues).toMatchObject([
      { path: ['property', 'neighborhood'] },
    ])
  },
)

test('a neighborhood is trimmed, has at most 100 characters, and may be empty', () => {
  const read = (neighborhood: string | null) => inputs.property({ neighborhood }).data?.property.neighborhood
  expect([' Inman Park ', '', null, '🏡'.repeat(100)].map(read)).toEqual(['Inman Park', '', null, '🏡'.repeat(100)])
  expect(read('🏡'.repeat(101))).toBeUndefined()
})

test('repeated values of a list are dropped', () => {
  expect(factsSchema.parse({ parking: ['street', 'garage', 'street'] })).toEqual({ parking: ['street', 'garage'] })
})

test('single fields and facts are converted without loss', () => {
  const fields = withSingleFacts({ facts: factsSchema.parse(facts) })
  expect(fields).toMatchObject({ dogs: 'ask', outdoor: [], stepsToDoor: 0 })
  expect(factsOf(fields)).toEqual(facts)
  expect(withSingleFacts({ facts: { dogs: 'no' } })).toMatchObject({ dogs: 'no', cats: null, dishwasher: null })
  expect(factsOf(withSingleFacts({ facts: null }))).toBeNull()
  expect(factsOf({ petNote: '', parking: null })).toBeNull()
})
