import { createHash } from 'node:crypto'
import type { PageContent } from '@porchlight/contract/page-content'
import { exampleUnit } from '@porchlight/contract/properties/examples.fixture'
import type { Unit } from '@porchlight/contract/properties/unit'
import { expect, test } from 'vitest'
import {
  between,
  builtWith,
  house,
  id,
  image as imageOf,
  listing,
  queryData,
  renderer,
} from './page-renderer.fixture.ts'
import { pageRenderer } from './page-renderer.ts'

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('renders tags for search engines and shared links', async () => {
  const html = await renderer.render({ page: 'property', property: house(), units: [], similar: [] })
  for (const part of [
    '<title>The Alder: 3-bedroom house, Atlanta | Porchlight</title>',
    '<meta name="description" content="A tall house"/>',
    `<link rel="canonical" href="${renderer.origin}/property/${id}"/>`,
    '<meta property="og:title" content="The Alder: 3-bedroom house, Atlanta | Porchlight">',
    `<meta property="og:url" content="${renderer.origin}/property/${id}">`,
    `<meta property="og:image" content="${renderer.origin}/default-hero/share.jpg">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]) {
    expect(between(html, '<head>', '</head>')).toContain(part)
  }
})

test.each([
  [{ status: 'draft' }, true],
  [{ publishAt: '2999-01-01T00:00:00.000Z' }, true],
  [{}, false],
] as const)('shows for a home with %j whether visitors cannot see it', async (fields, isHidden) => {
  const html = await renderer.render({ page: 'property', property: house(fields), units: [], similar: [] })
  expect(html.includes('Visitors can’t see this home.')).toBe(isHidden)
})

test.each([
  ['accessibility', /WCAG\) 2\.2, level AA/],
  ['privacy', /expires after 30 days.*We set no cookies for visitors/s],
] as const)('renders the %s page, to which each footer links', async (page, text) => {
  const html = await renderer.render({ page })
  expect(html).toContain(`<link rel="canonical" href="${renderer.origin}/${page}"/>`)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${page}</h1>`, 'i'))
  expect(html).toContain('href="mailto:')
  expect(textOf(html)).toMatch(text)
  expect(between(html, '<footer', '</footer>')).toContain(`href="/${page}"`)
})

test('the about page has its values and locations, and the footer the company', async () => {
  const html = await renderer.render({ page: 'about' })
  const main = textOf(between(html, '<main', '</main>'))
  for (const text of ['About Us', 'Quality Properties', 'Personal Service', 'Trusted Experience', 'Our Locations'])
    expect(main).toContain(text)
  const footer = between(html, '<footer', '</footer>')
  for (const text of ['serving Intown Atlanta and East Dallas.', 'Intown Atlanta, GA', 'East Dallas, TX'])
    expect(textOf(footer)).toContain(text)
  expect(footer).toContain('Equal Housing Opportunity')
  expect(footer).toMatch(/<a [^>]*target="_blank"[^>]*>[^<]*Access Resident Portal/)
})

test('describes a house with half bath and size', async () => {
  const html = await renderer.render({ page: 'property', property: house(), units: [], similar: [] })
  expect(listing(html)).toMatchObject({
    '@type': 'RealEstateListing',
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      address: { streetAddress: '12 Elizabeth Street', addressLocality: 'Atlanta', addressRegion: 'GA' },
      numberOfBedrooms: 3,
      numberOfFullBathrooms: 2,
      numberOfPartialBathrooms: 1,
      floorSize: { value: 1800, unitCode: 'FTK' },
    },
  })
})

test('describes a building with apartments, without unknown values', async () => {
  const property = house({ propertyType: 'multifamily', bedrooms: null, bathrooms: null, squareFeet: null })
  const { mainEntity } = listing(
    await renderer.render({ page: 'property', property, units: [exampleUnit], similar: [] }),
  )
  expect(mainEntity).toMatchObject({ '@type': 'ApartmentComplex', numberOfAccommodationUnits: { value: 1 } })
  expect(mainEntity).not.toHaveProperty('numberOfBedrooms')
  expect(mainEntity.containsPlace).toEqual([
    {
      '@type': 'Apartment',
      name: 'Unit 2B',
      numberOfBedrooms: 1,
      numberOfBathroomsTotal: 1,
      numberOfFullBathrooms: 1,
      numberOfPartialBathrooms: 0,
    },
  ])
})

test('a building without units shows no number of units', async () => {
  const property = house({ propertyType: 'multifamily', unitCount: 0 })
  const html = await renderer.render({ page: 'property', property, units: [], similar: [] })
  expect(html).toContain('>Multifamily<')
  expect(html).not.toContain('0 Units')
})

test('links to a video and a tour that cannot be framed', async () => {
  const property = house({ youtubeUrl: 'https://photos.app.goo.gl/AbC', tourUrl: 'https://fb.com/a' })
  const html = await renderer.render({ page: 'property', property, units: [], similar: [] })
  expect(html).toMatch(/href="https:\/\/photos\.app\.goo\.gl\/AbC"[^>]*>(<[^>]*>)*Watch the video on Google Photos/)
  expect(html).toContain('Open the 3D tour')
  expect(html).not.toMatch(/<iframe|Take the 3D tour|>Play /)
})

test('offers a property with availability, date and portal address, without a price', async () => {
  const [listingUrl, from] = ['https://portal.example.com/listings/1', '2026-06-01']
  const render = async (fields: Parameters<typeof house>[0], units: Unit[] = []) =>
    listing(await renderer.render({ page: 'property', property: house(fields), units, similar: [] })).offers
  const common = { '@type': 'Offer', businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' }
  expect(await render({ availability: 'soon', listingUrl, availabilitySummary: { state: 'soon', from } })).toEqual([
    {
      ...common,
      name: 'The Alder',
      availability: 'https://schema.org/PreOrder',
      availabilityStarts: from,
      url: listingUrl,
      offeredBy: { '@id': `${renderer.origin}/#organization` },
    },
  ])
  expect(await render({})).toBeUndefined()
  const units = [{ ...exampleUnit, availabilitySummary: { state: 'available' as const } }, exampleUnit]
  const building = { propertyType: 'multifamily' as const }
  expect(await render(building, units)).toMatchObject([
    { name: 'Unit 2B', availability: 'https://schema.org/InStock', url: 'https://portal.example.com/listings' },
  ])
  expect(
    await render({ ...building, availability: 'leased', availabilitySummary: { state: 'leased' } }, units),
  ).toMatchObject([{ name: 'The Alder', availability: 'https://schema.org/SoldOut' }])
})

test('renders the same page if nothing has changed', async () => {
  const content = { page: 'city', location: 'atlanta', properties: [house()] } as const
  const render = () => renderer.render({ ...content, properties: [...content.properties] })
  expect(await render()).toBe(await render())
})

test('includes only displayed data in a city page', async () => {
  const html = await renderer.render({
    page: 'city',
    location: 'atlanta',
    properties: [house({ images: [imageOf(1), imageOf(2, { isPrimary: true })] })],
  })
  expect(html).toContain('/images/2.jpg')
  expect(html).not.toContain('/images/1.jpg')
})

test('includes placeholders only of images that a property page shows large', async () => {
  const images = (letter: string) =>
    [1, 2].map((n) =>
      imageOf(n, { imageUrl: `/images/${letter}${n}.jpg`, placeholder: `data:image/webp;base64,${letter}${n}` }),
    )
  const units = [{ ...exampleUnit, images: images('u').map((image) => ({ ...image, unitId: exampleUnit.id })) }]
  const html = await renderer.render({ page: 'property', property: house({ images: images('p') }), units, similar: [] })
  expect(new Set(html.match(/base64,\w\d/g))).toEqual(new Set(['base64,p1', 'base64,u1']))
  for (const address of ['p1', 'p2', 'u1', 'u2']) expect(JSON.stringify(queryData(html))).toContain(`${address}.jpg`)
})

test('shows the built-in hero image without others', async () => {
  const html = await renderer.render({ page: 'home', heroImages: [], featured: [] })
  expect(html).toContain('src="/default-hero.jpg"')
  expect(html).not.toMatch(/show image|>pause|>play/i)
})

test('inlines the style sheet and the script, and links the print styles', async () => {
  const about = await renderer.render({ page: 'about' })
  const head = between(about, '<head>', '</head>')
  expect(head).toContain('<style>p{content:"$&"}</style>')
  expect(head).toContain('<script data-app="/assets/index-1.js">const a="$&";</script>')
  expect(head).toContain('<link rel="stylesheet" media="print" href="/assets/print-1.css">')
  expect(head).not.toContain('index-1.css')
  expect(head).not.toContain('type="module"')
})

test('returns hashes of the inline script and style sheet', async () => {
  const about = await renderer.render({ page: 'about' })
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(await renderer.styleHash(about)).toBe(hash(between(about, '<style>', '</style>')))
  expect(await renderer.scriptHash(about)).toBe(hash('const a="$&";'))
})

test('the not-found page has its hint, and no inline script or style', async () => {
  const notFound = await renderer.render({ page: 'not-found' })
  expect(notFound).toContain('Did you forget to add the page to the router?')
  expect(notFound).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css">')
  expect(notFound).toContain('src="/assets/index-1.js"></script>')
  expect(notFound).not.toMatch(/<style>|<script>|data-app/)
})

test.each([
  ['a style sheet that would end its own element', builtWith('a{content:"</style>"}')],
  ['an index.html without the inline script', builtWith('', { shell: '<head></head>' })],
])('%s throws', (_, built) => {
  expect(() => pageRenderer(built)).toThrow()
})

test('throws if a component throws', async () => {
  const broken = house()
  Object.defineProperty(broken, 'features', {
    get: () => {
      throw new Error('on purpose')
    },
  })
  await expect(renderer.render({ page: 'property', property: broken, units: [], similar: [] })).rejects.toThrow(
    'on purpose',
  )
})

test('a long city page has 60 cards and links; its file has all properties', async () => {
  const properties = Array.from({ length: 70 }, (_, n) =>
    house({ id: `00000000-0000-4000-8000-0000000000${n + 10}`, title: `Home ${n + 10}`, featured: false }),
  )
  const content = { page: 'city', location: 'atlanta', properties } as const
  const html = await renderer.render(content)
  expect(html.match(/<article/g)).toHaveLength(60)
  for (const { id, title } of properties) expect(html).toMatch(new RegExp(`href="/property/${id}"[^>]*>${title}<`))
  expect(html).toContain('Showing 70 properties')
  const [key, start] = queryData(html).entries[0]
  expect(key).toEqual(['city', 'atlanta', 'start'])
  expect([start.cards.length, start.others.length]).toEqual([60, 10])
  const file = JSON.parse(renderer.data(content))
  expect(file.entries[0][0]).toEqual(['city', 'atlanta'])
  expect(file.entries[0][1].map(({ title }: { title: string }) => title)).toEqual(properties.map(({ title }) => title))
})

test('a short city page contains all data of its file', async () => {
  const properties = [house({ description: 'Behind the mill' })]
  const content: PageContent = { page: 'city', location: 'atlanta', properties }
  const block = queryData(await renderer.render(content))
  const file = JSON.parse(renderer.data(content))
  expect(block.entries).toEqual(file.entries)
  expect(block.entries).toMatchObject([[['city', 'atlanta'], [{ description: 'Behind the mill' }]]])
})

test('page and file name their build', async () => {
  const content: PageContent = { page: 'home', heroImages: [], featured: [] }
  expect(queryData(await renderer.render(content)).build).toBe('/assets/index-1.js')
  expect(JSON.parse(renderer.data(content)).build).toBe('/assets/index-1.js')
})
