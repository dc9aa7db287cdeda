import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, findChromium } from '../support/site/chromium.ts'
import { environmentWithFonts } from '../support/site/font-sets.ts'
import { slowdown } from './slowness.ts'

export interface Audit {
  /** 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds. */
  lcp: number
  tbt: number
  cls: number
  bytes: number
}

/** Runs Lighthouse's mobile simulation in a new browser. Repeats a failed run. */
export async function audit(address: string, attempts = 3): Promise<Audit> {
  try {
    return await runLighthouse(address)
  } catch (error) {
    console.warn(error)
    if (attempts === 1) throw error
    return audit(address, attempts - 1)
  }
}

async function runLighthouse(address: string): Promise<Audit> {
  const chrome = await chromeLauncher.launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumArguments],
    envVars: environmentWithFonts('dejavu'),
    logLevel: 'silent',
  })
  try {
    const throttling = { cpuSlowdownMultiplier: await slowdown() }
    const result = await lighthouse(address, { port: chrome.port, logLevel: 'silent', throttling })
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
    }
  } finally {
    chrome.kill()
  }
}

function requestsOf(details: unknown): { transferSize: number }[] {
  return details && typeof details === 'object' && 'items' in details && Array.isArray(details.items)
    ? details.items
    : []
}
