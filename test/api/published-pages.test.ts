import { describe, expect, test } from 'vitest'
import { allProperties, pick, unitsOf } from '../support/site/catalogue.ts'
import { headOf } from '../support/site/page-head.ts'
import { publicPages } from '../support/site/public-pages.ts'
import { structuredDataFaults, structuredDataIn } from '../support/site/structured-data.ts'
import { call, origin, unknownId } from './call.ts'

const properties = await allProperties(origin)
const pages = [...publicPages, ...properties.map(({ id }) => `/property/${id}`)]
const htmlOf = async (path: string) => (await call(path)).text()

describe.each(pages)('the public page %s', (path) => {
  test('has its title, description, canonical URL and image', async () => {
    const { titles, canonical, named } = headOf(await htmlOf(path))
    expect([titles.length, canonical, named('og:url')]).toEqual([1, [origin + path], [origin + path]])
    expect(titles[0]?.length).toBeLessThanOrEqual(70 + ' | Porchlight'.length)
    expect(named('description')).toEqual([expect.stringMatching(/^.{10,160}$/su)])
    expect(named('og:title')).toEqual(titles)
    expect(named('og:description')).toEqual(named('description'))
    expect([named('og:type'), named('og:site_name')]).toEqual([['website'], ['Porchlight']])
    expect(named('twitter:card')).toEqual(['summary_large_image'])
    const [image = ''] = named('og:image')
    expect(image.startsWith(`${origin}/`)).toBe(true)
    expect([named('og:image:width'), named('og:image:height')]).toEqual([['1200'], ['630']])
    expect(named('og:image:alt')).toEqual([expect.stringMatching(/./)])
    const response = await fetch(image, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  })

  test('has structured data that validators accept without a warning', async () => {
    expect(await structuredDataFaults(await htmlOf(path))).toEqual([])
  })
})

test('every public page has a unique title and description', async () => {
  const heads = await Promise.all([...publicPages, '/nowhere'].map(async (path) => headOf(await htmlOf(path))))
  for (const texts of [heads.map(({ titles }) => titles[0]), heads.map(({ named }) => named('description')[0])])
    expect(new Set(texts).size).toBe(heads.length)
})

test('the page of a house with half a bath has its type, rooms, size, address, images and breadcrumbs', async () => {
  const house = pick(
    properties,
    'single-family with half a bath and images',
    ({ propertyType, bathrooms, squareFeet, address, images }) =>
      propertyType === 'single-family' &&
      (bathrooms ?? 0) % 1 === 0.5 &&
      Boolean(squareFeet && address && images.length),
  )
  const [organization, breadcrumbs, listing] = structuredDataIn(await htmlOf(`/property/${house.id}`))
  const bathrooms = house.bathrooms ?? 0
  const [, street, postalCode] = /^(.*), [A-Z][\w ]+, [A-Z]{2} (\d{5})$/.exec(house.address ?? '') ?? []
  const steps = [
    ...(house.neighborhood ? [{ name: house.neighborhood }] : []),
    { name: house.title, item: `${origin}/property/${house.id}` },
  ]
  const photos = house.images.filter(({ kind }) => kind !== 'floor-plan')
  expect(organization).toMatchObject({ '@type': 'Organization', url: `${origin}/` })
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${origin}/` },
      { position: 2, item: `${origin}/${house.location}` },
      ...steps.map((step, n) => ({ position: 3 + n, ...step })),
    ],
  })
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    name: house.title,
    description: house.description,
    datePosted: house.createdAt,
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      name: house.title,
      address: { '@type': 'PostalAddress', streetAddress: street, postalCode, addressCountry: 'US' },
      numberOfBedrooms: house.bedrooms,
      numberOfBathroomsTotal: bathrooms + 0.5,
      numberOfFullBathrooms: bathrooms - 0.5,
      numberOfPartialBathrooms: 1,
      floorSize: { '@type': 'QuantitativeValue', value: house.squareFeet, unitCode: 'FTK' },
      image: photos.map(() => expect.stringMatching(/^https?:\/\//)),
    },
  })
})

test('the page of a building describes all of its apartments', async () => {
  const building = pick(properties, 'with units', ({ unitCount }) => (unitCount ?? 0) > 1)
  const units = await unitsOf(origin, building.id)
  const [, , listing] = structuredDataIn(await htmlOf(`/property/${building.id}`))
  expect(listing?.mainEntity).toMatchObject({
    '@type': 'ApartmentComplex',
    numberOfAccommodationUnits: { value: units.length },
    containsPlace: units.map(({ unitNumber }) => ({ '@type': 'Apartment', name: `Unit ${unitNumber}` })),
  })
})

test.each([
  ['a misspelt property', { '@type': 'Apartment', numberOfBedroom: 2 }],
  ['a property in the wrong place', { '@type': 'ApartmentComplex', floorSize: { '@type': 'QuantitativeValue' } }],
  ['an unknown type', { '@type': 'SingleFamilyHome' }],
])('the validator reports %s', async (_, subject) => {
  const data = { '@context': 'https://schema.org', '@graph': [subject] }
  const page = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect(await structuredDataFaults(page)).toHaveLength(1)
})

test.each(['/nowhere', '/property/none', `/property/${unknownId}`, '/atlanta/nowhere'])(
  '%s returns 404 and is excluded from search engines',
  async (path) => {
    const response = await call(path)
    const { canonical, named } = headOf(await response.text())
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect([canonical, named('robots')]).toEqual([[], ['noindex']])
  },
)
