import type { Location } from '@porchlight/contract/options'
import type { PageContent, PageRenderer } from '@porchlight/contract/page-content'
import type { Property } from '@porchlight/contract/property'
import { similarHomes } from '@porchlight/contract/similar-homes'
import encodeQR from 'qr'
import type { NewObject } from '../aws/bucket.ts'
import { listHeroImages } from '../data/heroes/hero-repository.ts'
import { findProperty, propertyIsPublic } from '../data/properties/property-repository.ts'
import type { Table } from '../data/table/table.ts'
import { listUnits } from '../data/units/unit-repository.ts'
import { KnownError } from '../errors.ts'
import {
  aboutKey,
  accessibilityKey,
  cityKey,
  compareKey,
  dataKey,
  homeKey,
  laterKey,
  notFoundKey,
  previewKey,
  privacyKey,
  propertyPageKey,
  qrCodeKey,
  robotsKey,
  savedKey,
  sitemapKey,
} from './page-keys.ts'
import { robotsOf, sitemapOf } from './sitemap.ts'

/** What objects are made from, as it is now. */
export interface Reading {
  table: Table
  renderer: PageRenderer
  /** All properties; read once. */
  catalogue(): Promise<Property[]>
  /** What the page with this key shows; read once, for the page and for its data. */
  contentOf(key: string, read: () => Promise<PageContent | undefined>): Promise<PageContent | undefined>
}

/** An object as it is to be published; its metadata is read by the edge function page-status. */
type PublishedObject = Pick<NewObject, 'body' | 'contentType' | 'metadata'>

/** One object of the site. `make` gives undefined when there is to be none. */
export interface Target {
  key: string
  make(reading: Reading): Promise<PublishedObject | undefined>
}

type Read = (reading: Reading) => Promise<PageContent | undefined>

const page = (key: string, read: Read): Target => ({
  key,
  async make(reading) {
    const content = await reading.contentOf(key, () => read(reading))
    if (!content) return undefined
    const { renderer } = reading
    const body = await renderer.render(content)
    const [style, script] = await Promise.all([renderer.styleHash(body), renderer.scriptHash(body)])
    const metadata = { style, script, ...(content.page === 'not-found' && { status: '404' }) }
    return { body, contentType: 'text/html; charset=utf-8', metadata }
  },
})

/** A page that shows something of the table, and beside it what that is. */
const withData = (key: string, read: Read): Target[] => [page(key, read), data(dataKey(key), 'page', key, read)]

function data(key: string, part: 'page' | 'later', pageKey: string, read: Read): Target {
  return {
    key,
    async make(reading) {
      const content = await reading.contentOf(pageKey, () => read(reading))
      const body = content && reading.renderer.data(content)[part]
      return body === undefined ? undefined : { body, contentType: 'application/json' }
    },
  }
}

export const home = withData(homeKey, async ({ table }) => ({ page: 'home', heroImages: await listHeroImages(table) }))
export const about = page(aboutKey, async () => ({ page: 'about' }))
export const accessibility = page(accessibilityKey, async () => ({ page: 'accessibility' }))
export const privacy = page(privacyKey, async () => ({ page: 'privacy' }))
export const compare = page(compareKey, async () => ({ page: 'compare' }))
export const saved = page(savedKey, async () => ({ page: 'saved' }))
export const preview = page(previewKey, async () => ({ page: 'preview' }))
export const notFoundPage = page(notFoundKey, async () => ({ page: 'not-found' }))

export function city(location: Location): Target[] {
  const key = cityKey(location)
  const read: Read = async ({ catalogue }) => {
    const properties = (await catalogue()).filter((property) => property.location === location)
    return { page: 'city', location, properties }
  }
  return [...withData(key, read), data(laterKey(key), 'later', key, read)]
}

export const propertyPage = (id: string): Target[] => [
  qrCode(id),
  ...withData(propertyPageKey(id), async ({ table, catalogue }) => {
    const [property, units, all] = await Promise.all([findProperty(table, id), unitsOf(table, id), catalogue()])
    return property && { page: 'property', property, units, similar: similarHomes(property, all) }
  }),
]

/** The page's address, for whoever has it on paper. Still read with 15 % of it under a thumb. */
const qrCode = (id: string): Target => ({
  key: qrCodeKey(id),
  async make({ table, renderer }) {
    if (!(await propertyIsPublic(table, id))) return undefined
    const address = `${renderer.origin}/property/${encodeURIComponent(id)}`
    // the border is the quiet zone that the standard asks for, in modules
    return { body: encodeQR(address, 'svg', { ecc: 'medium', border: 4 }), contentType: 'image/svg+xml' }
  },
})

async function unitsOf(table: Table, id: string) {
  try {
    return await listUnits(table, id)
  } catch (error) {
    // The property was deleted a moment ago; reading the property itself tells that.
    if (error instanceof KnownError && error.code === 'not_found') return []
    throw error
  }
}

export const sitemap: Target = {
  key: sitemapKey,
  make: async ({ catalogue, renderer }) => ({
    body: sitemapOf(renderer.origin, await catalogue()),
    contentType: 'application/xml; charset=utf-8',
  }),
}

export const robots: Target = {
  key: robotsKey,
  make: async ({ renderer }) => ({ body: robotsOf(renderer.origin), contentType: 'text/plain; charset=utf-8' }),
}
