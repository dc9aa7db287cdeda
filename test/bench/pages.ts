import { type Audit, audit } from './audit.ts'
import { median } from './statistics.ts'

const runs = 5

/** Which pages are measured, and where they lie. */
export type Pages = Record<'home' | 'city list' | 'detail', string>
type Limits = Record<keyof Pages, number>

interface Measure {
  name: string
  limits: Limits
  value: (result: Audit) => number
  /** How a value is written. */
  format: (value: number) => string
  /** A score must reach its limit, everything else must stay within it. */
  score?: boolean
  /** The limit is for the worst run rather than for the median. */
  everyRun?: boolean
}

const same = (limit: number): Limits => ({ home: limit, 'city list': limit, detail: limit })
const whole = (value: number) => value.toFixed(0)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const full = { limits: same(100), format: whole, score: true, everyRun: true }

const measures: Measure[] = [
  {
    name: 'Lighthouse performance',
    limits: { home: 99, 'city list': 100, detail: 99 },
    value: ({ performance }) => performance,
    format: whole,
    score: true,
    everyRun: true,
  },
  {
    name: 'LCP',
    limits: { home: 1400, 'city list': 1200, detail: 1400 },
    value: ({ lcp }) => lcp,
    format: (ms) => `${(ms / 1000).toFixed(2)} s`,
  },
  { name: 'TBT', limits: same(30), value: ({ tbt }) => tbt, format: (ms) => `${whole(ms)} ms` },
  { name: 'CLS', limits: same(0), value: ({ cls }) => Math.round(cls * 1000) / 1000, format: String },
  {
    name: 'bytes of the first view',
    limits: { home: 300 * 1024, 'city list': 250 * 1024, detail: 250 * 1024 },
    value: ({ bytes }) => bytes,
    format: kilobytes,
  },
  { name: 'accessibility', value: ({ accessibility }) => accessibility, ...full },
  { name: 'best practices', value: ({ bestPractices }) => bestPractices, ...full },
  { name: 'SEO', value: ({ seo }) => seo, ...full },
]
const htmlLimits: Limits = { home: 14 * 1024, 'city list': 20 * 1024, detail: 14 * 1024 }

/** Lighthouse with its mobile simulation, five runs of each page, and the HTML: each value with its limit. */
export async function benchPages(origin: string, pages: Pages) {
  const home = await measured(origin + pages.home)
  const city = await measured(origin + pages['city list'])
  const detail = await measured(origin + pages.detail)
  return [
    ...measures.map((measure) => ({
      '': measure.name,
      home: cell(measure, home.results, measure.limits.home),
      'city list': cell(measure, city.results, measure.limits['city list']),
      detail: cell(measure, detail.results, measure.limits.detail),
    })),
    {
      '': 'HTML with critical CSS, brotli',
      home: judged(kilobytes(home.html), home.html <= htmlLimits.home, kilobytes(htmlLimits.home)),
      'city list': judged(
        kilobytes(city.html),
        city.html <= htmlLimits['city list'],
        kilobytes(htmlLimits['city list']),
      ),
      detail: judged(kilobytes(detail.html), detail.html <= htmlLimits.detail, kilobytes(htmlLimits.detail)),
    },
  ]
}

async function measured(address: string) {
  // as the edge sends it, which compresses with less patience than could be had
  const { headers } = await fetch(address, { headers: { 'accept-encoding': 'br' } })
  const html = headers.get('content-encoding') === 'br' ? Number(headers.get('content-length')) : Number.NaN
  const results: Audit[] = []
  for (let run = 0; run < runs; run++) results.push(await audit(address))
  return { html, results }
}

function cell({ value, format, score = false, everyRun = false }: Measure, results: readonly Audit[], limit: number) {
  const values = results.map(value)
  const worst = score ? Math.min(...values) : Math.max(...values)
  const judgedBy = everyRun ? worst : median(values)
  const text = `${format(median(values))} (worst ${format(worst)})`
  return judged(text, score ? judgedBy >= limit : judgedBy <= limit, format(limit))
}

const judged = (text: string, met: boolean, limit: string) => (met ? text : `**${text}, limit ${limit}: missed**`)
