import { exampleHeroImage } from '@porchlight/contract/properties/examples.fixture'
import { expect, test } from 'vitest'
import { sortByIds } from './use-hero-order.ts'

const images = ['a', 'b', 'c'].map((id, displayOrder) => ({ ...exampleHeroImage, id, displayOrder }))
const ids = (order: string[] | undefined) => sortByIds(images, order).map(({ id }) => id)

test('shows the pending order until it is dropped', () => {
  expect(ids(['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(ids(undefined)).toEqual(['a', 'b', 'c'])
})

test('ignores images that were deleted, and appends images that were added', () => {
  expect(ids(['c', 'gone', 'a'])).toEqual(['c', 'a', 'b'])
})
