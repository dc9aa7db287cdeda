import { limits } from '@porchlight/contract/limits'
import type { PropertyFields } from '@porchlight/contract/property'
import { expect, test } from 'vitest'
import { propertyFields } from '../../../test/examples.ts'
import { storedFields, toProperty } from './property-items.ts'
import { summariesOf } from './summary.ts'

// still the day before for the business
const createdAt = '2026-11-21T03:00:00.000Z'

const image = (n: number, alt?: string) => ({
  id: `p.${n}`,
  propertyId: 'p',
  imageUrl: `/images/${n}.jpg`,
  caption: null,
  isPrimary: n === 2,
  displayOrder: n,
  createdAt,
  ...(alt && { alt }),
})

const item = (fields: Partial<PropertyFields>) => ({
  id: 'p',
  ...storedFields({ ...propertyFields, ...fields }),
  createdAt,
  updatedAt: createdAt,
  version: 1,
  unitCount: 0,
})

test('a summary says which picture is the primary one, how many there are, how many say nothing, and when it was changed', () => {
  const description = `${'x'.repeat(limits.descriptionInSummary - 1)}😀`
  const property = toProperty(item({ description }), [], [image(1, 'A porch'), image(2), image(3)])
  expect(summariesOf([property])).toEqual([
    {
      ...property,
      description: `${'x'.repeat(limits.descriptionInSummary - 1)}\uFFFD`,
      features: [],
      images: [],
      picture: image(2),
      pictures: { count: 3, withoutText: 2 },
      changedOn: '2026-11-20',
    },
  ])
})

test('summaries come in the order of their titles, as people put them', () => {
  const titles = ['b', 'C', 'a', 'ä']
  const properties = titles.map((title) => toProperty(item({ title }), [], []))
  expect(summariesOf(properties).map(({ title }) => title)).toEqual(['a', 'ä', 'b', 'C'])
})
