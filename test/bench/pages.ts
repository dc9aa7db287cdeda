import { type Audit, audit } from './audit.ts'
import { median } from './statistics.ts'

const runs = 5

/** A page that is measured, where it lies, and what is asked of it beyond what is asked of all. */
interface MeasuredPage {
  name: string
  path: string
  /** Score of the worst run. */
  performance?: number
  /** Milliseconds. */
  lcp?: number
  /** Bytes of all that the first view takes. */
  bytes?: number
  /** Left out of search engines on purpose, which Lighthouse counts as a fault. */
  hidden?: boolean
}

/** One page of each kind. `house` and `other` are ids of properties. */
export const everyKind = (house: string, other: string): MeasuredPage[] => [
  { name: 'home', path: '/', lcp: 1300, bytes: 300 * 1024 },
  { name: 'city list', path: '/atlanta', lcp: 1300 },
  { name: 'detail', path: `/property/${house}`, lcp: 1300 },
  { name: 'comparison', path: `/compare?ids=${house},${other}`, hidden: true },
  { name: 'saved', path: '/saved', hidden: true },
  { name: 'about', path: '/about' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'privacy', path: '/privacy' },
]

const whole = (value: number) => value.toFixed(0)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Lighthouse with its mobile simulation, five runs of each page, and the HTML: each value with its limit. */
export async function benchPages(origin: string, pages: readonly MeasuredPage[]) {
  const rows = []
  for (const { name, path, performance = 98, lcp, bytes = 250 * 1024, hidden } of pages) {
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
      performance: score((result) => result.performance, performance),
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
      'first view': cost((result) => result.bytes, bytes, kilobytes),
      accessibility: score(({ accessibility }) => accessibility, 100),
      'best practices': score(({ bestPractices }) => bestPractices, 100),
      SEO: hidden ? 'hidden' : score(({ seo }) => seo, 100),
      'HTML, brotli': kilobytes(sent),
    })
  }
  return rows
}

/** Bytes of a page as the edge sends it, which compresses with less patience than could be had. */
async function htmlBytes(address: string): Promise<number> {
  const { headers } = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  return headers.get('content-encoding') === 'br' ? Number(headers.get('content-length')) : Number.NaN
}

/** A city's page with more homes than it has cards for: its bytes, and whether search engines are told of every home. */
export async function benchLargeCity(origin: string, homes: readonly { id: string; location: string }[]) {
  const here = homes.filter(({ location }) => location === 'atlanta')
  const limit = 60 * 1024
  const bytes = await htmlBytes(`${origin}/atlanta`)
  const [page, sitemap] = await Promise.all(
    ['/atlanta', '/sitemap.xml'].map(async (path) => (await fetch(origin + path)).text()),
  )
  const told = here.filter(
    ({ id }) => page?.includes(`href="/property/${id}"`) && sitemap?.includes(`/property/${id}<`),
  )
  return {
    homes: here.length,
    'HTML, brotli': judged(kilobytes(bytes), bytes <= limit, kilobytes(limit)),
    'linked and in the sitemap': judged(String(told.length), told.length === here.length, String(here.length)),
  }
}

const spread = (values: readonly number[], worst: number, format: (value: number) => string) =>
  `${format(median(values))} (worst ${format(worst)})`

const judged = (text: string, met: boolean, limit: string) => (met ? text : `**${text}, limit ${limit}: missed**`)
