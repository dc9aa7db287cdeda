import { exampleProperty } from '@porchlight/contract/properties/examples.fixture'
import { cardOf } from '@porchlight/contract/properties/property-card'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createQueryClient } from '../shared/api/query-client.ts'
import { pageQueries } from './data/page-queries.ts'
import { Site } from './site.tsx'

const render = (address: string, client = createQueryClient()) =>
  renderToString(
    <StaticRouter location={address}>
      <Site client={client} />
    </StaticRouter>,
  )

const house = { ...exampleProperty, bedrooms: 3, bathrooms: 2, squareFeet: 1800, featured: true }

test.each([
  ['/', 'Unique and architecturally charming urban living'],
  ['/atlanta', 'Intown Atlanta Properties'],
  ['/dallas?beds=2', 'East Dallas Properties'],
  ['/about', 'Family-owned and operated property management since day one'],
  ['/nowhere', '404 Page Not Found'],
])('renders %s on the server without style attributes', (address, text) => {
  const html = render(address)
  expect(html).toContain(text)
  expect(html).not.toMatch(/ style="/)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html.includes('<link rel="canonical"')).toBe(address !== '/nowhere')
})

test('a city page shows all properties without JavaScript', () => {
  const client = createQueryClient()
  const cottage = { ...house, id: '00000000-0000-4000-8000-000000000003', title: 'Small Cottage', bedrooms: 1 }
  const cards = [house, cottage].map((home) => cardOf({ ...home, features: [], images: [] }))
  client.setQueryData(pageQueries.cityStart('atlanta').queryKey, {
    cards,
    others: [{ id: '00000000-0000-4000-8000-000000000004', title: 'The Last' }],
  })
  const html = render('/atlanta?beds=2', client)
  expect(html).toContain('The Alder')
  expect(html).toContain('Small Cottage')
  expect(html).toMatch(/href="\/property\/00000000-0000-4000-8000-000000000004"[^>]*>The Last<\/a>/)
  expect(html).toContain('Showing 3 properties')
})
