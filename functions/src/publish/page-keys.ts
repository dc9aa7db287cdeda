import type { Location } from '@porchlight/contract/properties/options'
import type { StaticPage } from '@porchlight/contract/static-pages'

/**
 * | page          | object                    | address         |
 * |---------------|---------------------------|-----------------|
 * | front page    | index.html                | /               |
 * | a city        | <city>/index.html         | /<city>         |
 * | a static page | <name>/index.html         | /<name>         |
 * | a property    | property/<id>/index.html  | /property/<id>  |
 * | its QR code   | property/<id>/qr.svg      | the same        |
 * | a preview     | preview/index.html        | /preview/<token> |
 * | not found     | 404.html                  | any other       |
 * | search engines| sitemap.xml, robots.txt   | the same        |
 *
 * The edge function route-page maps addresses to objects. A page that shows stored data has a data.json beside it,
 * which client-side navigation fetches. Its address is its key.
 */
export const homeKey = 'index.html'
export const staticKey = (name: StaticPage) => `${name}/index.html`
/** All previews share one document; the page requests its content. */
export const previewPageKey = 'preview/index.html'
export const notFoundKey = '404.html'
export const sitemapKey = 'sitemap.xml'
export const robotsKey = 'robots.txt'
export const cityKey = (location: Location) => `${location}/index.html`
/** The data file is beside its page. */
export const dataKey = (pageKey: string) => pageKey.replace(/index\.html$/, 'data.json')
const propertyPrefix = 'property/'
export const propertyPageKey = (id: string) => `${propertyPrefix}${id}/index.html`
export const qrCodeKey = (id: string) => `${propertyPrefix}${id}/qr.svg`

/** Returns the property's id for its page, data or QR code; undefined for other objects. */
export const propertyOfKey = (key: string) => /^property\/([^/]+)\/(?:index\.html|data\.json|qr\.svg)$/.exec(key)?.[1]
