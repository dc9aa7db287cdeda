import { expect, test } from 'vitest'
import { cardOf } from './card-preview.tsx'

const now = new Date(2026, 5, 1)

test('shows form values and leaves out incomplete numbers', () => {
  expect(
    cardOf(
      { bedrooms: 3, bathrooms: Number.NaN, propertyType: 'single-family', features: ['A', 'A', 'B'] },
      undefined,
      now,
    ),
  ).toMatchObject({ bedrooms: 3, bathrooms: null, squareFeet: null, features: ['A', 'B'], featured: false })
})

test('shows the availability of the form', () => {
  expect(
    cardOf({ availability: 'soon', availableFrom: '2026-07-01' }, undefined, now).availabilitySummary,
  ).toMatchObject({
    state: 'soon',
    from: '2026-07-01',
  })
  expect(cardOf({ availability: null }, undefined, now)).not.toHaveProperty('availabilitySummary')
})
