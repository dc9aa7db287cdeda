import { exampleHeroImage } from '@porchlight/contract/properties/examples.fixture'
import { expect, test } from 'vitest'
import { inOrder } from './use-hero-order.ts'

const images = ['a', 'b', 'c'].map((id, displayOrder) => ({ ...exampleHeroImage, id, displayOrder }))
const ids = (order: string[] | undefined) => inOrder(images, order).map(({ id }) => id)

test('the chosen order is shown until it is given up, then the stored one is back', () => {
  expect(ids(['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(ids(undefined)).toEqual(['a', 'b', 'c'])
})

test('an image that was deleted or added meanwhile does not disturb the order', () => {
  expect(ids(['c', 'gone', 'a'])).toEqual(['c', 'a', 'b'])
})
