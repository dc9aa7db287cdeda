import { createHash } from 'node:crypto'
import type { PageContent, PageRenderer } from '@porchlight/contract/page-content'
import { featuredHomes } from '@porchlight/contract/properties/featured-homes'
import { type Location, locations } from '@porchlight/contract/properties/options'
import { similarProperties } from '@porchlight/contract/properties/similar-properties'
import { staticPages } from '@porchlight/contract/static-pages'
import encodeQR from 'qr'
import type { NewObject } from '../aws/bucket.ts'
import {
  cityKey,
  dataKey,
  homeKey,
  notFoundKey,
  previewPageKey,
  propertyPageKey,
  qrCodeKey,
  robotsKey,
  sitemapKey,
  staticKey,
} from './page-keys.ts'
import type { PropertyContent, SiteContent } from './read-site.ts'
import { robotsOf, sitemapOf } from './sitemap.ts'

/** Edges check for a new version every second (infra/constructs/cdn-policies.ts), and keep a page while S3 fails. */
const cacheControl = 'public, max-age=0, stale-if-error=86400'

export interface Target {
  key: string
  /** An object changes only with this digest of its source. */
  source: string
  make(): Promise<NewObject>
}

/** Returns every object of the site. */
export function targetsOf({ properties: contents, heroImages }: SiteContent, renderer: PageRenderer): Target[] {
  const properties = contents.map(({ property }) => property)
  const page = (key: string, content: PageContent) => pageTarget(renderer, key, content)
  const withData = (key: string, content: PageContent) => {
    const source = digest(content)
    return [pageTarget(renderer, key, content, source), dataTarget(renderer, dataKey(key), content, source)]
  }

  const city = (location: Location) => {
    const inCity = properties.filter((property) => property.location === location)
    return withData(cityKey(location), { page: 'city', location, properties: inCity })
  }
  const propertyTargets = ({ property, units }: PropertyContent) => [
    ...withData(propertyPageKey(property.id), {
      page: 'property',
      property,
      units,
      similar: similarProperties(property, properties),
    }),
    qrCode(property.id, renderer.origin),
  ]
  return [
    ...withData(homeKey, { page: 'home', heroImages, featured: featuredHomes(properties) }),
    ...staticPages.map(({ name }) => page(staticKey(name), { page: name })),
    page(previewPageKey, { page: 'preview' }),
    page(notFoundKey, { page: 'not-found' }),
    text(robotsKey, 'text/plain; charset=utf-8', robotsOf(renderer.origin)),
    text(sitemapKey, 'application/xml; charset=utf-8', sitemapOf(renderer.origin, properties)),
    ...locations.flatMap(city),
    ...contents.flatMap(propertyTargets),
  ]
}

/** The edge function page-status reads the metadata. */
const pageTarget = (renderer: PageRenderer, key: string, content: PageContent, source = digest(content)): Target => ({
  key,
  source,
  async make() {
    const body = await renderer.render(content)
    const [style, script] = await Promise.all([renderer.styleHash(body), renderer.scriptHash(body)])
    const metadata = { style, script, ...(content.page === 'not-found' && { status: '404' }) }
    return { key, body, contentType: 'text/html; charset=utf-8', cacheControl, metadata }
  },
})

const dataTarget = (renderer: PageRenderer, key: string, content: PageContent, source: string): Target => ({
  key,
  source,
  make: async () => ({ key, body: renderer.data(content), contentType: 'application/json', cacheControl }),
})

/** Returns the QR code of a page for flyers, by which visits are counted. It stays readable with 15 % covered. */
const qrCode = (id: string, origin: string): Target => ({
  key: qrCodeKey(id),
  source: '',
  async make() {
    const address = `${origin}/property/${encodeURIComponent(id)}?from=flyer`
    // The border is the quiet zone required by the standard, in modules.
    const body = encodeQR(address, 'svg', { ecc: 'medium', border: 4 })
    return { key: qrCodeKey(id), body, contentType: 'image/svg+xml', cacheControl }
  },
})

const text = (key: string, contentType: string, body: string): Target => ({
  key,
  source: digest(body),
  make: async () => ({ key, body, contentType, cacheControl }),
})

const digest = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64')
