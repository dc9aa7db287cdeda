import { expect, test } from 'vitest'
import { inListingOrder } from './listing-order.ts'

test('sorts featured first, then by title, with numbers in numeric order', () => {
  const titles = inListingOrder([
    { title: '10 Oak', featured: false },
    { title: '2 Oak', featured: false },
    { title: 'Zinnia House', featured: true },
  ]).map(({ title }) => title)
  expect(titles).toEqual(['Zinnia House', '2 Oak', '10 Oak'])
})

test('sorts leased properties last in the same order', () => {
  const leased = { state: 'leased' } as const
  const titles = inListingOrder([
    { title: 'Zinnia House', featured: true, availabilitySummary: leased },
    { title: '2 Oak', featured: false, availabilitySummary: leased },
    { title: '10 Oak', featured: false, availabilitySummary: { state: 'soon' } },
    { title: 'Alder House', featured: true },
  ]).map(({ title }) => title)
  expect(titles).toEqual(['Alder House', '10 Oak', 'Zinnia House', '2 Oak'])
})
