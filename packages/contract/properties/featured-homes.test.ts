import { expect, test } from 'vitest'
import { featuredHomes } from './featured-homes.ts'

const home = (id: string, featured: boolean, state?: 'available' | 'soon' | 'leased') => ({
  id,
  featured,
  ...(state && { availabilitySummary: { state } }),
})
const ids = (homes: ReturnType<typeof home>[]) => featuredHomes(homes).map(({ id }) => id)

test('prefers featured homes that can be had, then other available ones, up to three', () => {
  const others = [home('1', false, 'available'), home('2', false, 'soon'), home('3', true, 'leased'), home('4', true)]
  expect(ids(others)).toEqual(['1'])
  expect(ids([...others, home('5', true, 'soon'), home('6', true, 'available')])).toEqual(['6', '5', '1'])
  expect(ids([6, 7, 8, 9].map((n) => home(String(n), true, 'available')))).toEqual(['6', '7', '8'])
  expect(ids([home('1', true, 'leased'), home('2', false)])).toEqual([])
})
