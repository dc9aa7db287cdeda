import { expect, test } from 'vitest'
import { inUnitOrder } from './unit-order.ts'

test('sorts available units first, leased ones last, and keeps the order within a state', () => {
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
  expect(inUnitOrder(units).map(({ id }) => id)).toEqual(['4', '6', '3', '2', '5', '1'])
})
