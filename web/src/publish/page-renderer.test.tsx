import { createHash } from 'node:crypto'
import type { Property } from '@porchlight/contract/property'
import { describe, expect, test } from 'vitest'
import { pageRenderer } from './page-renderer.ts'

const shell = `<!doctype html><html lang="en-US"><head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <link rel="modulepreload" crossorigin href="/assets/compare-1.js">
  </head><body><div id="root"></div></body></html>`
const loader = { address: '/assets/loader-1.js', code: 'const a="$&";' }
const renderer = await pageRenderer({ shell, css: '.a{content:"$&"}', loader })

const id = '00000000-0000-4000-8000-000000000001'
const house = (fields: Partial<Property> = {}): Property => ({
  id,
  title: 'The Alder',
  description: 'A tall house',
  location: 'atlanta',
  propertyType: 'single-family',
  address: '12 Elizabeth Street',
  bedrooms: 3,
  bathrooms: 2.5,
  squareFeet: 1800,
  youtubeUrl: null,
  featured: true,
  architecturalStyle: 'Victorian Charmer',
  features: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  images: [],
  ...fields,
})
const unit = {
  id: `${id}.00000000-0000-4000-8000-000000000009`,
  propertyId: id,
  unitNumber: '2B',
  bedrooms: 1,
  bathrooms: 1,
  squareFeet: 0,
  features: null,
  youtubeUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  propertyTitle: 'The Alder',
  images: [],
}

const between = (text: string, before: string, after: string) => text.split(before)[1]?.split(after)[0] ?? ''
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (html: string) => html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
const queryData = (html: string) =>
  JSON.parse(between(html, '<script type="application/json" id="query-data">', '</script>'))
const structured = (html: string) => JSON.parse(between(html, '<script type="application/ld+json">', '</script>'))
const listing = (html: string) => structured(html)['@graph'][2]

describe.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['a comment', '<!-- <script> -->'],
  ['quotes', `"double" 'single' \`back\``],
  ['what looks escaped', '&amp; & &lt;b&gt; \\u003c %3C'],
  ['replacement patterns', "$& $1 $' $`"],
  ['emoji', '🏡 👩‍👩‍👧 é'],
  ['right-to-left', 'בית עם מרפסת \u202e'],
  ['line separators', 'a\u2028b\u2029c'],
  ['50 KB', 'A long porch with <b>swings</b> & chairs. '.repeat(1200).trim()],
])('%s in every field', (_, text) => {
  const image = { id: `${id}.1`, imageUrl: '/images/1.jpg', caption: text, isPrimary: true, displayOrder: 0 }
  const createdAt = '2026-01-01T00:00:00.000Z'
  const property = house({
    title: text,
    description: text,
    address: text,
    features: [text],
    architecturalStyle: text,
    youtubeUrl: text,
    images: [{ ...image, propertyId: id, createdAt }],
  })
  const units = [
    {
      ...unit,
      unitNumber: text,
      features: text,
      youtubeUrl: text,
      propertyTitle: text,
      images: [{ ...image, unitId: unit.id, createdAt }],
    },
  ]
  /** Nothing of it became an element: the page has its three scripts, all of them ours. */
  const expectTextAlone = (html: string) => {
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(html.match(/<b>/g)).toBeNull()
  }

  test.each(['single-family', 'multifamily'] as const)('comes out of a %s page exactly as typed', async (type) => {
    const shown = { ...property, propertyType: type }
    const html = await renderer.render({ page: 'property', property: shown, units })
    expect(decoded(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')).toBe(text)
    expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt = '']) => decoded(alt))).toContain(text)
    expect(decoded(/<meta property="og:image:alt" content="([^"]*)"/.exec(html)?.[1] ?? '')).toBe(text)
    expect(queryData(html).entries).toEqual([
      [['properties', id], shown],
      [['properties', id, 'units'], units],
    ])
    expect(listing(html)).toMatchObject({
      name: text,
      description: text,
      mainEntity: { name: text, address: { streetAddress: text } },
    })
    expectTextAlone(html)
  })

  test('comes out of its city’s page exactly as typed', async () => {
    const html = await renderer.render({ page: 'city', location: 'atlanta', properties: [property] })
    expect(decoded(html)).toContain(text)
    expect(queryData(html).entries[0][1]).toMatchObject([{ title: text, description: text, features: [text] }])
    expect(structured(html)['@graph'].at(-1).itemListElement).toMatchObject([{ name: text }])
    expectTextAlone(html)
  })
})

test('a page has everything that search engines and shared links read', async () => {
  const html = await renderer.render({ page: 'property', property: house(), units: [] })
  for (const part of [
    '<title>The Alder | Porchlight</title>',
    '<meta name="description" content="A tall house"/>',
    `<link rel="canonical" href="${renderer.origin}/property/${id}"/>`,
    '<meta property="og:title" content="The Alder | Porchlight">',
    `<meta property="og:url" content="${renderer.origin}/property/${id}">`,
    `<meta property="og:image" content="${renderer.origin}/default-hero.jpg">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]) {
    expect(between(html, '<head>', '</head>')).toContain(part)
  }
})

test('a shared link shows the JPEG of the first picture, says how large it is and what it shows', async () => {
  const image = {
    id: `${id}.1`,
    propertyId: id,
    imageUrl: '/images/1.heic',
    caption: 'The "blue" door',
    isPrimary: true,
    displayOrder: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    width: 3000,
    height: 4000,
  }
  const head = between(
    await renderer.render({ page: 'property', property: house({ images: [image] }), units: [] }),
    '<head>',
    '</head>',
  )
  for (const part of [
    `<meta property="og:image" content="${renderer.origin}/images/1.heic">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="1600">',
    '<meta property="og:image:alt" content="The &quot;blue&quot; door">',
  ]) {
    expect(head).toContain(part)
  }
})

test('a house is told with its half bath and its size', async () => {
  const html = await renderer.render({ page: 'property', property: house(), units: [] })
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

test('a building is told with its apartments, and what is not known is left out', async () => {
  const property = house({ propertyType: 'multifamily', bedrooms: null, bathrooms: null, squareFeet: null })
  const { mainEntity } = listing(await renderer.render({ page: 'property', property, units: [unit] }))
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

test('a page comes out the same when nothing has changed', async () => {
  const content = { page: 'city', location: 'atlanta', properties: [house()] } as const
  const render = () => renderer.render({ ...content, properties: [...content.properties] })
  expect(await render()).toBe(await render())
})

test('a city’s page carries no more than it shows', async () => {
  const image = (n: number) => ({
    id: `${id}.${n}`,
    propertyId: id,
    imageUrl: `/images/${n}.jpg`,
    caption: null,
    isPrimary: n === 2,
    displayOrder: n,
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  const html = await renderer.render({
    page: 'city',
    location: 'atlanta',
    properties: [house({ images: [image(1), image(2)] })],
  })
  expect(html).toContain('/images/2.jpg')
  expect(html).not.toContain('/images/1.jpg')
})

test('home without hero images shows the built-in one', async () => {
  expect(await renderer.render({ page: 'home', heroImages: [] })).toContain('src="/default-hero.jpg"')
})

test('style and loader stand in the page as they were built, before all that can be touched', async () => {
  const about = await renderer.render({ page: 'about' })
  const head = between(about, '<head>', '</head>')
  expect(head).toContain('<style>.a{content:"$&"}</style>')
  expect(head).toContain('<script data-main="/assets/index-1.js">(()=>{"use strict";const a="$&";\n})()</script>')
  expect(about).not.toMatch(/<link rel="(stylesheet|modulepreload)"/)
})

test('the page’s hashes are those of what stands in it', async () => {
  const about = await renderer.render({ page: 'about' })
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  expect(renderer.styleHash).toBe(hash(between(about, '<style>', '</style>')))
  expect(renderer.scriptHash).toBe(hash(between(about, '<script data-main="/assets/index-1.js">', '</script>')))
})

test('the not-found page, which stands at any address, leaves both in their files', async () => {
  const notFound = await renderer.render({ page: 'not-found' })
  expect(notFound).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css">')
  expect(notFound).toContain('src="/assets/loader-1.js" data-main="/assets/index-1.js"></script>')
  expect(notFound).not.toMatch(/<style>|<script data-main/)
})

test.each([
  ['style', { css: '</style>', loader }],
  ['loader', { css: '', loader: { ...loader, code: '"</script>"' } }],
])('a %s that would end its own element stops the build', async (_, parts) => {
  await expect(pageRenderer({ shell, ...parts })).rejects.toThrow('would end its element')
})

test('a part that cannot be rendered fails the page', async () => {
  const broken = house()
  Object.defineProperty(broken, 'features', {
    get: () => {
      throw new Error('on purpose')
    },
  })
  await expect(renderer.render({ page: 'property', property: broken, units: [] })).rejects.toThrow('on purpose')
})
