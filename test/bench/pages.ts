import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, findChromium } from '../fixtures/chromium.ts'
import { median } from './statistics.ts'

const runs = 5

/** Lighthouse with its mobile simulation, five runs of each page, each in a new browser. Times in ms, bytes in KB. */
export async function benchPages(origin: string, pages: Record<string, string>) {
  const rows: Record<string, string | number>[] = []
  for (const [name, path] of Object.entries(pages)) {
    const results: Audit[] = []
    for (let run = 0; run < runs; run++) results.push(await audit(origin + path))
    const middle = (value: (result: Audit) => number, digits = 0) => median(results.map(value)).toFixed(digits)
    rows.push({
      page: name,
      performance: middle(({ performance }) => performance),
      'worst run': Math.min(...results.map(({ performance }) => performance)),
      'LCP ms': middle(({ lcp }) => lcp),
      'TBT ms': middle(({ tbt }) => tbt),
      CLS: middle(({ cls }) => cls, 3),
      'bytes KB': middle(({ bytes }) => bytes / 1024),
      'script KB': middle(({ scriptBytes }) => scriptBytes / 1024),
      requests: middle(({ requests }) => requests),
      accessibility: middle(({ accessibility }) => accessibility),
      'best practices': middle(({ bestPractices }) => bestPractices),
      SEO: middle(({ seo }) => seo),
    })
  }
  return rows
}

type Audit = Awaited<ReturnType<typeof audit>>

async function audit(address: string) {
  const chrome = await chromeLauncher.launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent' })
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed on ${address}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
    const requests = requestsOf(audits['network-requests']?.details)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
      scriptBytes: requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: requests.length,
    }
  } finally {
    chrome.kill()
  }
}

interface NetworkRequest {
  transferSize: number
  resourceType?: string
}

function requestsOf(details: unknown): NetworkRequest[] {
  return details && typeof details === 'object' && 'items' in details && Array.isArray(details.items)
    ? details.items
    : []
}
