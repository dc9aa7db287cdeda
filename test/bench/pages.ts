import { type Audit, audit } from './audit.ts'
import { judged, median } from './statistics.ts'

const runs = 5

interface MeasuredPage {
  name: string
  path: string
  lcp?: number
  /** Lighthouse counts exclusion from search engines as a fault. */
  hidden?: boolean
}

/** `house` and `other` are property ids. */
export const everyKind = (house: string, other: string): MeasuredPage[] => [
  { name: 'home', path: '/', lcp: 1300 },
  { name: 'city list', path: '/atlanta', lcp: 1300 },
  { name: 'detail', path: `/property/${house}`, lcp: 1300 },
  { name: 'comparison', path: `/compare?ids=${house},${other}`, hidden: true },
  { name: 'saved', path: '/saved', hidden: true },
  { name: 'about', path: '/about' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'privacy', path: '/privacy' },
  { name: 'false listings', path: '/real' },
]

const whole = (value: number) => value.toFixed(0)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

export async function benchPages(origin: string, pages: readonly MeasuredPage[]) {
  const rows = []
  for (const { name, path, lcp, hidden } of pages) {
    const sent = await htmlBytes(origin + path)
    const results: Audit[] = []
    for (let run = 0; run < runs; run++) results.push(await audit(origin + path))
    const score = (value: (result: Audit) => number, limit: number) => {
      const worst = Math.min(...results.map(value))
      return judged(spread(results.map(value), worst, whole), worst >= limit, whole(limit))
    }
    const cost = (value: (result: Audit) => number, limit: number | undefined, format: (value: number) => string) => {
      const values = results.map(value)
      const met = limit === undefined || median(values) <= limit
      return judged(spread(values, Math.max(...values), format), met, format(limit ?? 0))
    }
    rows.push({
      page: name,
      performance: score(({ performance }) => performance, 98),
      LCP: cost(
        (result) => result.lcp,
        lcp,
        (ms) => `${(ms / 1000).toFixed(2)} s`,
      ),
      TBT: cost(
        ({ tbt }) => tbt,
        50,
        (ms) => `${whole(ms)} ms`,
      ),
      CLS: cost(({ cls }) => Math.round(cls * 1000) / 1000, 0.05, String),
      'first view': cost((result) => result.bytes, undefined, kilobytes),
      accessibility: score(({ accessibility }) => accessibility, 100),
      'best practices': score(({ bestPractices }) => bestPractices, 100),
      SEO: hidden ? 'hidden' : score(({ seo }) => seo, 100),
      'HTML, brotli': kilobytes(sent),
    })
  }
  return rows
}

/** The edge compresses less than the best compression. */
async function htmlBytes(address: string): Promise<number> {
  const { headers } = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  return headers.get('content-encoding') === 'br' ? Number(headers.get('content-length')) : Number.NaN
}

/** Measures a city page's bytes and checks that it links to every property. */
export async function benchLargeCity(origin: string, properties: readonly { id: string; location: string }[]) {
  const here = properties.filter(({ location }) => location === 'atlanta')
  const limit = 60 * 1024
  const bytes = await htmlBytes(`${origin}/atlanta`)
  const [page, sitemap] = await Promise.all(
    ['/atlanta', '/sitemap.xml'].map(async (path) => (await fetch(origin + path)).text()),
  )
  const linked = here.filter(
    ({ id }) => page?.includes(`href="/property/${id}"`) && sitemap?.includes(`/property/${id}<`),
  )
  return {
    properties: here.length,
    'HTML, brotli': judged(kilobytes(bytes), bytes <= limit, kilobytes(limit)),
    'linked and in the sitemap': judged(String(linked.length), linked.length === here.length, String(here.length)),
  }
}

const spread = (values: readonly number[], worst: number, format: (value: number) => string) =>
  `${format(median(values))} (worst ${format(worst)})`
