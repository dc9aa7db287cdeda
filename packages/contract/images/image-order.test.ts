import { expect, test } from 'vitest'
import { exampleImage } from '../properties/examples.fixture.ts'
import { inDisplayOrder, primaryImage } from './image-order.ts'

const image = (id: string, displayOrder: number, isPrimary = false) => ({
  ...exampleImage,
  id,
  displayOrder,
  isPrimary,
})

test('shows the primary image first, then the others by their order', () => {
  const shown = inDisplayOrder([image('c', 2), image('b', 1), image('p', 5, true)])
  expect(shown.map(({ id }) => id)).toEqual(['p', 'b', 'c'])
})

test('takes the first image when none is primary, and none when there are none', () => {
  expect(primaryImage([image('b', 1), image('a', 0)])?.id).toBe('a')
  expect(primaryImage([])).toBeUndefined()
})
