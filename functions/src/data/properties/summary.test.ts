import { limits } from '@porchlight/contract/limits'
import { expect, test } from 'vitest'
import { propertyFields } from '../../../test/examples.ts'
import { storedFields, toProperty } from './property-items.ts'
import { summaryOf } from './summary.ts'

const createdAt = '2026-11-21T10:00:00.000Z'

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

test('a summary has the primary picture alone, and says how many there are and how many say nothing', () => {
  const item = {
    id: 'p',
    ...storedFields({ ...propertyFields, description: `${'x'.repeat(limits.descriptionInSummary - 1)}😀` }),
    createdAt,
    updatedAt: createdAt,
    version: 1,
    imageSet: 1,
    unitCount: 0,
  }
  const property = toProperty(item, [], [image(1, 'A porch'), image(2), image(3)])
  const summary = summaryOf(property)
  expect(summary).toEqual({
    ...property,
    description: `${'x'.repeat(limits.descriptionInSummary - 1)}\uFFFD`,
    features: [],
    images: [image(2)],
    pictures: { count: 3, withoutText: 2 },
  })
})
