import { checkTypes, findUnused, lint, playwright, printSummary, type TestSummary, vitest } from './steps.ts'
import { findChromiumForTests } from './support/site/chromium.ts'
import { startSite } from './support/site/running-site.ts'

// One of the variant widths. Example images then have a twentieth of their pixels.
const demoWidth = 360
const port = Number(process.env.PORCHLIGHT_TEST_PORT ?? 4700)

const apiTests = ['--config', 'test/api/vitest.config.ts']
type Site = Awaited<ReturnType<typeof startWithBrowser>>

const start = performance.now()
// These need no site, so they start while it is built.
const alone = Promise.all([unit(), checkTypes(), lint(), findUnused()])
const tallies = [...(await startWithBrowser().then(against, withoutSite)), ...(await alone)]
const minutes = (performance.now() - start) / 60_000
console.log(`${minutes.toFixed(1)} minutes`)
printSummary(tallies)

async function startWithBrowser() {
  const chromium = findChromiumForTests()
  return { chromium, ...(await startSite({ port, demoWidth })) }
}

/** A site or browser that cannot start counts as one failed test. */
function withoutSite(error: unknown): TestSummary[] {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  return [{ passed: 0, failures: [{ name: 'the site and its browser', error: message }] }]
}

/** Unit tests run at low priority beside API tests, which mostly wait. */
function unit(): Promise<TestSummary> {
  return vitest([], { yields: true })
}

/**
 * API and browser tests share one site; the trouble tests stop the table of their own. The other browser tests use both
 * processors, so they start when the unit tests are done.
 */
async function against({ stop, ...site }: Site): Promise<TestSummary[]> {
  const environment = environmentOf(site)
  try {
    const ended = await Promise.all([vitest([...apiTests, '--project=api'], { environment }), inTrouble(site)])
    await alone
    // Thousands of views at once overload the machine: beside other tests, functions time out.
    const views = await vitest([...apiTests, '--project=views'], { environment })
    return [...ended, views, await playwright(['visitor', 'admin'], environment)]
  } finally {
    await stop()
  }
}

async function inTrouble({ chromium, origin: beside }: Omit<Site, 'stop'>): Promise<TestSummary> {
  const { stop, ...site } = await startSite({ port: port + 5, demo: '6', demoWidth, beside })
  try {
    return await playwright(['trouble'], environmentOf({ chromium, ...site }))
  } finally {
    await stop()
  }
}

function environmentOf({ chromium, origin, dataFolder }: Omit<Site, 'stop'>): NodeJS.ProcessEnv {
  return { PORCHLIGHT_TEST_ORIGIN: origin, PORCHLIGHT_TEST_DATA: dataFolder, CHROMIUM_PATH: chromium }
}
