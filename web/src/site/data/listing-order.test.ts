import { expect, test } from 'vitest'
import { inListingOrder } from './listing-order.ts'

test('featured first, then by title, numbers as numbers', () => {
  const titles = inListingOrder([
    { title: '10 Oak', featured: false },
    { title: '2 Oak', featured: false },
    { title: 'Zinnia House', featured: true },
  ]).map(({ title }) => title)
  expect(titles).toEqual(['Zinnia House', '2 Oak', '10 Oak'])
})
