import type { AvailabilitySummary } from '@porchlight/contract/properties/availability'
import { exampleProperty } from '@porchlight/contract/properties/examples.fixture'
import type { Property } from '@porchlight/contract/properties/property'
import { cardOf } from '@porchlight/contract/properties/property-card'
import { site } from '@porchlight/site/site.config'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { pageQueries } from '../../data/page-queries.ts'
import { directionsTo, NextStep, NextStepBar } from './next-step.tsx'

const listingUrl = 'https://portal.example.com/listings/7'
const { id } = exampleProperty
const alder = (fields: Partial<Property> = {}): Property => ({
  ...exampleProperty,
  address: '12 Elizabeth Street',
  ...fields,
})
const inState = (state: AvailabilitySummary['state'], fields: Partial<Property> = {}) =>
  alder({ availabilitySummary: { state }, ...fields })
const questions = { phone: '+1 (404) 555-0142', email: 'hello@homes.org' }

const similar = [
  inState('soon', { id: 'birch', title: 'The Birch' }),
  inState('leased', { id: 'cedar', title: 'The Cedar' }),
]

function render(step: ReactElement, path = `/property/${id}`): string {
  const client = new QueryClient()
  client.setQueryData(pageQueries.similar(id).queryKey, similar.map(cardOf))
  return renderToString(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{step}</MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('the next step', () => {
  test('shows the configured contact details', () => {
    const html = render(<NextStep property={alder({ title: 'Elm & Oak' })} questions={questions} />)
    expect(html).toContain('href="tel:+14045550142"')
    expect(html).toContain('href="mailto:hello@homes.org?subject=Elm%20%26%20Oak"')
  })

  test('shows no contact details if none are configured', () => {
    expect(render(<NextStep property={alder()} questions={{}} />)).not.toMatch(/tel:|mailto:|Questions/)
  })

  test("links to the property's listing or to all listings", () => {
    for (const property of [alder({ listingUrl }), inState('available', { listingUrl })])
      expect(render(<NextStep property={property} questions={{}} />)).toMatch(
        new RegExp(`href="${listingUrl}"[^>]*>View listing and apply</a>`),
      )
    const unknown = render(<NextStep property={alder()} questions={{}} />)
    expect(unknown).toContain(`href="${site.portal.listingsUrl}"`)
    expect(unknown).not.toMatch(/vailable|Leased/)
  })

  test('nobody can apply for a home that is available later', () => {
    const property = alder({ listingUrl, availabilitySummary: { state: 'soon', from: '2026-06-01' } })
    const html = render(<NextStep property={property} questions={{}} />)
    expect(html).toContain('Available June 1')
    expect(html).not.toContain('Confirmed')
    const confirmed = alder({ availabilitySummary: { state: 'available', confirmedDaysAgo: 3 } })
    expect(render(<NextStep property={confirmed} questions={{}} />)).toContain('Confirmed 3 days ago')
    expect(html).toMatch(new RegExp(`href="${listingUrl}"[^>]*>View listing</a>`))
    expect(html).not.toContain('apply')
  })

  test('a leased home leads to those of its city that are available', () => {
    const html = render(<NextStep property={inState('leased', { location: 'dallas', listingUrl })} questions={{}} />)
    expect(html).toContain('Leased')
    expect(html).toMatch(/href="\/dallas\?available=now"[^>]*>See available homes in Dallas<\/a>/)
    expect(html).toMatch(new RegExp(`href="${listingUrl}" class="[^"]*underline[^"]*">View listing</a>`))
    expect(html).not.toContain('apply')
    const unlisted = render(<NextStep property={inState('leased')} questions={{}} />)
    expect(unlisted).toContain('See available homes in Atlanta')
    expect(unlisted).not.toContain('portal')
  })

  test('shows no directions without an address', () => {
    expect(render(<NextStep property={alder()} questions={{}} />)).toContain('Directions')
    expect(render(<NextStep property={alder({ address: null })} questions={{}} />)).not.toContain('Directions')
  })
})

test('the bar shows the availability and the main link only', () => {
  for (const [property, text] of [
    [alder(), 'View listing and apply'],
    [
      alder({ availabilitySummary: { state: 'available', confirmedDaysAgo: 3 } }),
      'Available nowView listing and apply',
    ],
    [inState('soon', { availabilitySummary: { state: 'soon', from: '2026-06-01' } }), 'Available June 1View listing'],
    [inState('leased', { listingUrl }), 'LeasedSee available homes in Atlanta'],
  ] as const)
    expect(render(<NextStepBar property={property} />).replaceAll(/<[^>]*>/g, '')).toBe(text)
})

test('similar homes that can be rented follow only a leased home, and no preview', () => {
  const leased = render(<NextStep property={inState('leased')} />)
  expect(leased).toMatch(/href="\/property\/birch"[^>]*>The Birch<\/a>/)
  expect(leased).not.toContain('The Cedar')
  expect(render(<NextStep property={inState('available')} />)).not.toContain('The Birch')
  expect(render(<NextStep property={inState('leased')} />, '/preview/token')).not.toContain('The Birch')
})

describe('directions', () => {
  const destination = (address: string | null, location: 'atlanta' | 'dallas' = 'atlanta') => {
    const link = directionsTo({ address, location })
    return link && new URL(link).searchParams.get('destination')
  }

  test('uses an address with a city unchanged', () => {
    expect(destination('12 Elm & Oak St #4, Atlanta, GA 30307')).toBe('12 Elm & Oak St #4, Atlanta, GA 30307')
  })

  test.each([
    ['123 Ponce Place, Decatur, GA 30030', '123 Ponce Place, Decatur, GA 30030'],
    ['9 Mesquite Lane Garland TX 75040', '9 Mesquite Lane, Garland, TX 75040'],
    ['31 Church St, Marietta', '31 Church St, Marietta, GA'],
  ])('leads to the own city of "%s"', (address, expected) => {
    expect(destination(address, 'dallas')).toBe(expected)
  })

  test('adds the city to an address without one, also if the street has its name', () => {
    expect(destination('455 Atlanta Ave SE')).toBe('455 Atlanta Ave SE, Atlanta, GA')
    expect(destination('12 Elizabeth Street')).toBe('12 Elizabeth Street, Atlanta, GA')
    expect(destination('5 Swiss Avenue', 'dallas')).toBe('5 Swiss Avenue, Dallas, TX')
  })

  test('returns undefined without an address', () => {
    expect(destination(null)).toBeUndefined()
    expect(destination('  ')).toBeUndefined()
  })
})
