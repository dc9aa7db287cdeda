// @vitest-environment happy-dom

import { exampleProperty } from '@porchlight/contract/properties/examples.fixture'
import { cardOf } from '@porchlight/contract/properties/property-card'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PropertyCardLayout } from './property-card-layout.tsx'

const property = cardOf({
  ...exampleProperty,
  propertyType: 'single-family',
  availabilitySummary: { state: 'available' },
  architecturalStyle: 'Craftsman',
  featured: true,
  features: ['Porch', 'Fireplace', 'Garden', 'Garage'],
  neighborhood: 'Inman Park',
  facts: { dogs: 'yes', laundry: 'in-unit' },
})

function badgesOf(fields: Partial<typeof property>) {
  document.body.innerHTML = renderToStaticMarkup(
    <PropertyCardLayout property={{ ...property, ...fields }} titleId="title" title={property.title} image={null} />,
  )
  return [...document.querySelectorAll('.rounded-badge')].map(({ textContent }) => textContent)
}

test('a card shows availability, style, Featured and three features as badges, in this order', () => {
  expect(badgesOf({})).toEqual(['Available now', 'Craftsman', 'Featured', 'Porch', 'Fireplace', 'Garden'])
})

test('a card without a style shows the type, and no badge for what is not stated', () => {
  const unknown = { availabilitySummary: undefined, architecturalStyle: null, featured: false, features: [] }
  expect(badgesOf(unknown)).toEqual(['Single Family'])
})
