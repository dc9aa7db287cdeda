import type { Property } from '@porchlight/contract/properties/property'
import { site } from '@porchlight/site/site.config'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NextStep, NextStepBar } from './next-step.tsx'

const house = (fields: Partial<Property> = {}) => ({
  title: 'The Alder',
  address: '12 Elizabeth Street',
  location: 'atlanta' as const,
  listingUrl: null,
  ...fields,
})
const asked = { phone: '+1 (404) 555-0142', email: 'hello@homes.org' }

describe.each([
  ['beside the pictures', NextStep],
  ['in the bar', NextStepBar],
])('%s', (_, Step) => {
  test('offers what the configuration names for questions', () => {
    const html = renderToString(<Step property={house({ title: 'Elm & Oak' })} questions={asked} />)
    expect(html).toContain('href="tel:+14045550142"')
    expect(html).toContain('href="mailto:hello@homes.org?subject=Elm%20%26%20Oak"')
  })

  test('offers neither when none is named', () => {
    expect(renderToString(<Step property={house()} questions={{}} />)).not.toMatch(/tel:|mailto:|Questions/)
  })

  test('leads to the listing of the home, else to all listings, and says whether it can be had', () => {
    const listingUrl = 'https://portal.example.com/listings/7'
    const told = house({ listingUrl, availabilitySummary: { state: 'soon', from: '2026-06-01' } })
    const html = renderToString(<Step property={told} questions={{}} />)
    expect(html).toContain(`href="${listingUrl}"`)
    expect(html).toContain('Available June 1')
    const untold = renderToString(<Step property={house()} questions={{}} />)
    expect(untold).toContain(`href="${site.portal.listingsUrl}"`)
    expect(untold).not.toContain('vailable')
  })

  test('has no directions to a home without an address', () => {
    expect(renderToString(<Step property={house()} questions={{}} />)).toContain('Directions')
    expect(renderToString(<Step property={house({ address: null })} questions={{}} />)).not.toContain('Directions')
  })
})
