import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { hydrated } from '../e2e/hydrated.ts'
import { chromiumArguments, findChromium } from '../support/site/chromium.ts'
import { environmentWithFonts } from '../support/site/font-sets.ts'
import { slowdown } from './slowness.ts'
import { judged, median } from './statistics.ts'

/** The round trip is in ms. */
const phone = { roundTrip: 150, bytesPerSecond: 1_600_000 / 8 }

/** Opens an address, acts, and returns the longest time from an event to the next paint (ms). */
export async function longestInteraction(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const { context, page } = await openPhone(browser)
  try {
    await page.goto(address)
    await hydrated(page)
    await page.waitForTimeout(500)
    return await maxWait(page, act)
  } finally {
    await context.close()
  }
}

/** Returns the longest time from an event to the next paint in ms. */
export async function maxWait(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const events = new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration)))
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
    events.observe(options)
  })
  await act(page)
  await page.waitForTimeout(800)
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'seen') as number[])))
}

/** The bench attaches a debugger, with which V8 would parse the scripts again for each error that React creates. */
const withoutSecondReading = '--js-flags=--no-enable-lazy-source-positions'

const launchOptions = () => ({
  executablePath: findChromium(),
  args: [...chromiumArguments, withoutSecondReading],
  env: environmentWithFonts('dejavu'),
})

export const launchBrowser = () => chromium.launch(launchOptions())

export async function openPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await newPhone(browser)
  return { context, page: await slowPage(context) }
}

const asPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const newPhone = (browser: Browser): Promise<BrowserContext> => browser.newContext(asPhone)

/** A new browser profile caches compiled scripts on disk. Closing it removes it. */
export async function ownPhone(): Promise<BrowserContext> {
  const profile = await mkdtemp(join(tmpdir(), 'porchlight-phone-'))
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...asPhone })
  context.on('close', () => void rm(profile, { recursive: true, force: true, maxRetries: 5 }))
  return context
}

export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.roundTrip,
    downloadThroughput: phone.bytesPerSecond,
    uploadThroughput: phone.bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: await slowdown() })
  return page
}

export const medianAndWorst = (times: readonly number[]): string =>
  `${Math.round(median(times))} (worst ${Math.round(Math.max(...times))})`

/** Returns median and worst time, or the missed limit. */
export const judgedTimes = (times: readonly number[], limit: number): string =>
  judged(medianAndWorst(times), median(times) <= limit, limit)
