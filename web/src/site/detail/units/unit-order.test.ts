import { expect, test } from 'vitest'
import { inUnitOrder, withAvailability } from './unit-order.ts'

const unit = (id: string, state?: 'available' | 'soon' | 'leased') => ({
  id,
  ...(state && { availabilitySummary: { state } }),
})
const units = [
  unit('1', 'leased'),
  unit('2'),
  unit('3', 'soon'),
  unit('4', 'available'),
  unit('5'),
  unit('6', 'available'),
]

test('sorts available units first, leased ones last, and keeps the order within a state', () => {
  expect(inUnitOrder(units).map(({ id }) => id)).toEqual(['4', '6', '3', '2', '5', '1'])
})

test('only a state of the building itself applies to units without one', () => {
  const state = 'leased' as const
  const leased = withAvailability([unit('2'), unit('3', 'soon')], { availabilitySummary: { state } })
  expect(leased).toMatchObject([{ availabilitySummary: { state } }, { availabilitySummary: { state: 'soon' } }])
  const counted = { availabilitySummary: { state: 'available' as const, units: { available: 2, total: 6 } } }
  expect(withAvailability(units, counted)).toEqual(units)
})
