import type { PropertyImage } from '@porchlight/contract/images/image'
import { exampleProperty } from '@porchlight/contract/properties/examples.fixture'
import type { Property } from '@porchlight/contract/properties/property'
import type { BuiltDocument } from './built-document.ts'
import { pageRenderer } from './page-renderer.ts'

const shell = `<!doctype html><html lang="en-US"><head>
    <script>const a="$&";</script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <link rel="stylesheet" media="print" href="/assets/print-1.css">
  </head><body><div id="root"></div></body></html>`
export const builtWith = (css: string, parts: Partial<BuiltDocument> = {}): BuiltDocument => ({ shell, css, ...parts })
export const renderer = pageRenderer(builtWith('p{content:"$&"}'))

export const { id } = exampleProperty
export const house = (fields: Partial<Property> = {}): Property => ({
  ...exampleProperty,
  address: '12 Elizabeth Street',
  bedrooms: 3,
  bathrooms: 2.5,
  squareFeet: 1800,
  featured: true,
  architecturalStyle: 'Victorian Charmer',
  ...fields,
})
export const image = (n: number, fields: Partial<PropertyImage> = {}): PropertyImage => ({
  id: `${id}.${n}`,
  propertyId: id,
  imageUrl: `/images/${n}.jpg`,
  caption: null,
  isPrimary: false,
  displayOrder: n,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})

export const between = (text: string, before: string, after: string) => text.split(before)[1]?.split(after)[0] ?? ''
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#x27': "'" }
export const decoded = (html: string) =>
  html.replaceAll(/&(amp|lt|gt|quot|apos|#x27);/g, (_, name: string) => entities[name] ?? '')
export const queryData = (html: string) =>
  JSON.parse(between(html, '<script type="application/json" id="query-data">', '</script>'))
export const structured = (html: string) =>
  JSON.parse(between(html, '<script type="application/ld+json">', '</script>'))
export const listing = (html: string) => structured(html)['@graph'][2]
