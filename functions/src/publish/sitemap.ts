import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import { locations } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'
import { staticPages } from '@porchlight/contract/static-pages'
import { escapeHtml } from '@porchlight/contract/text/escape-html'

/** Search engines read at most this many per page. */
const MAX_IMAGES = 1000

/** Lists all pages with their last change and images. */
export function sitemapOf(origin: string, properties: readonly Property[]): string {
  const latest = (of: readonly Property[]) =>
    of
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1)
  const pages = [
    entry(`${origin}/`, latest(properties)),
    ...locations.map((location) =>
      entry(`${origin}/${location}`, latest(properties.filter((property) => property.location === location))),
    ),
    ...staticPages.flatMap(({ name, isSearchable }) => (isSearchable ? entry(`${origin}/${name}`) : [])),
    ...properties.map(({ id, updatedAt, images }) => {
      const listed = inDisplayOrder(images).slice(0, MAX_IMAGES)
      return entry(
        `${origin}/property/${encodeURIComponent(id)}`,
        updatedAt,
        listed.map(({ imageUrl }) => origin + imageUrl),
      )
    }),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
}

function entry(address: string, lastChange = '', imageUrls: readonly string[] = []): string {
  const change = lastChange && `<lastmod>${escapeHtml(lastChange)}</lastmod>`
  const images = imageUrls.map((image) => `<image:image><image:loc>${escapeHtml(image)}</image:loc></image:image>`)
  return `<url><loc>${escapeHtml(address)}</loc>${change}${images.join('')}</url>`
}

/** Excludes pages for one visitor or for administrators. */
export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    ...staticPages.flatMap(({ name, isSearchable }) => (isSearchable ? [] : `Disallow: /${name}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
