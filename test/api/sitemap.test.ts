import type { Property } from '@porchlight/contract/properties/property'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { allProperties } from '../support/site/catalogue.ts'
import { pagesForSearch } from '../support/site/public-pages.ts'
import { call, origin } from './call.ts'

const urlSchema = z.strictObject({
  loc: z.url().check(z.maxLength(2047)),
  // The protocol asks for W3C date and time.
  lastmod: z.optional(z.iso.datetime()),
  'image:image': z.optional(z.array(z.strictObject({ 'image:loc': z.url() })).check(z.maxLength(1000))),
})
const sitemapSchema = z.strictObject({
  urlset: z.strictObject({
    '@xmlns': z.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    '@xmlns:image': z.literal('http://www.google.com/schemas/sitemap-image/1.1'),
    url: z.array(urlSchema).check(z.minLength(1), z.maxLength(50_000)),
  }),
})
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  ignoreDeclaration: true,
  parseTagValue: false,
  isArray: (name) => name === 'url' || name === 'image:image',
})
const urlsIn = (xml: string) => sitemapSchema.parse(parser.parse(xml)).urlset.url
const readSitemap = async () => (await call('/sitemap.xml')).text()

let properties: Property[]
let urls: z.infer<typeof urlSchema>[]
// Properties deleted by another test may still be listed for a moment.
beforeAll(async () => {
  await vi.waitFor(
    async () => {
      properties = await allProperties(origin)
      urls = urlsIn(await readSitemap())
      expect(urls).toHaveLength(properties.length + pagesForSearch.length)
    },
    { timeout: 10_000, interval: 200 },
  )
}, 15_000)

test('is XML of the sitemap protocol in UTF-8', async () => {
  const response = await call('/sitemap.xml')
  const xml = await response.text()
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(XMLValidator.validate(xml)).toBe(true)
  expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024)
})

test('lists every public page once, and each page exists', async () => {
  const expected = [...pagesForSearch, ...properties.map(({ id }) => `/property/${id}`)]
  expect(urls.map(({ loc }) => loc)).toEqual(expected.map((path) => origin + path))
  for (const { loc } of urls) expect([loc, (await fetch(loc, { redirect: 'manual' })).status]).toEqual([loc, 200])
})

test('is named in robots.txt, which allows the pages and disallows the rest', async () => {
  const robots = await call('/robots.txt')
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await robots.text()).split('\n').filter(Boolean)
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(lines[0]).toBe('User-agent: *')
  expect(lines.filter((line) => line.startsWith('Disallow: '))).toEqual([
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /compare',
    'Disallow: /saved',
  ])
})
