import type { Property } from '@porchlight/contract/properties/property'
import { site } from '@porchlight/site/site.config'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NextStep, NextStepBar } from './next-step.tsx'

const house = (fields: Partial<Property> = {}) => ({
  id: 'alder',
  title: 'The Alder',
  address: '12 Elizabeth Street',
  location: 'atlanta' as const,
  listingUrl: null,
  ...fields,
})
const questions = { phone: '+1 (404) 555-0142', email: 'hello@homes.org' }

describe.each([
  ['beside the pictures', NextStep],
  ['in the bar', NextStepBar],
])('%s', (_, Step) => {
  test('shows the configured contact details', () => {
    const html = renderToString(<Step property={house({ title: 'Elm & Oak' })} questions={questions} />)
    expect(html).toContain('href="tel:+14045550142"')
    expect(html).toContain('href="mailto:hello@homes.org?subject=Elm%20%26%20Oak"')
  })

  test('shows no contact details if none are configured', () => {
    expect(renderToString(<Step property={house()} questions={{}} />)).not.toMatch(/tel:|mailto:|Questions/)
  })

  test("links to the property's listing or to all listings, and shows availability", () => {
    const listingUrl = 'https://portal.example.com/listings/7'
    const property = house({ listingUrl, availabilitySummary: { state: 'soon', from: '2026-06-01' } })
    const html = renderToString(<Step property={property} questions={{}} />)
    expect(html).toContain(`href="${listingUrl}"`)
    expect(html).toContain('Available June 1')
    expect(html).not.toContain('Confirmed')
    const confirmed = house({ availabilitySummary: { state: 'available', confirmedDaysAgo: 3 } })
    expect(renderToString(<Step property={confirmed} questions={{}} />)).toContain('Confirmed 3 days ago')
    const untold = renderToString(<Step property={house()} questions={{}} />)
    expect(untold).toContain(`href="${site.portal.listingsUrl}"`)
    expect(untold).not.toContain('vailable')
  })

  test('shows no directions without an address', () => {
    expect(renderToString(<Step property={house()} questions={{}} />)).toContain('Directions')
    expect(renderToString(<Step property={house({ address: null })} questions={{}} />)).not.toContain('Directions')
  })
})
