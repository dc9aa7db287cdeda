import { routes } from '@porchlight/contract/routes'
import { pagesOf } from './site-map.ts'
import { expectThat, type Visitor } from './visitor.ts'

/** Returns paths of scripts and style sheets. */
export const assetsOf = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]

/** Pages, scripts and API responses are compressed. */
export async function checkCompression({ ask }: Visitor): Promise<undefined> {
  const { text } = await ask('/')
  const [script] = assetsOf(text).filter((path) => path.endsWith('.js'))
  expectThat(script !== undefined, '/ names no script: the page would not be interactive.')
  for (const path of ['/', '/admin', script, routes.listProperties.path]) {
    const { headers, bytes } = await ask(path, { headers: { 'accept-encoding': 'br' } })
    // CloudFront does not compress files below 1,000 bytes.
    if (bytes.length < 1000) continue
    expectThat(headers.get('content-encoding') === 'br', `${path} comes uncompressed: ${bytes.length} bytes.`)
  }
}

/** Pages and the site map must use the address of this site. */
export async function checkCanonicalAddresses(visitor: Visitor): Promise<undefined> {
  const { ask, origin } = visitor
  for (const { path } of (await pagesOf(visitor)).filter(({ status, isPublished }) => isPublished && status === 200)) {
    const { text } = await ask(path)
    const [, canonical] = /<link\b[^>]*\brel="canonical"[^>]*\bhref="([^"]+)"/.exec(text) ?? []
    expectThat(
      canonical === `${origin}${path}`,
      `${path} says to search engines that its address is ${canonical ?? 'none'}, not ${origin}${path}.`,
    )
  }
  const robots = await ask('/robots.txt')
  expectThat(
    robots.status === 200 && robots.text.includes(`Sitemap: ${origin}/sitemap.xml`),
    '/robots.txt does not lead to the site map of this address.',
  )
  const map = await ask('/sitemap.xml')
  const named = [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expectThat(
    map.status === 200 && named.length >= 4 && named.every((address) => address.startsWith(`${origin}/`)),
    `/sitemap.xml (${map.status}) does not name the pages of ${origin}.`,
  )
}
