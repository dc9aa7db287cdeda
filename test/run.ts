import { checkTypes, findUnused, lint, playwright, printSummary, type TestSummary, vitest } from './steps.ts'
import { findChromiumForTests } from './support/site/chromium.ts'
import { startSite } from './support/site/running-site.ts'

// Example images then have a twentieth of their pixels.
const demoWidth = 360
const port = Number(process.env.PORCHLIGHT_TEST_PORT ?? 4700)

type Site = Awaited<ReturnType<typeof startWithBrowser>>

const start = performance.now()
const unitAndTools = Promise.all([unit(), checkTypes(), lint(), findUnused()])
const summaries = [...(await startWithBrowser().then(testSite, withoutSite)), ...(await unitAndTools)]
const minutes = (performance.now() - start) / 60_000
console.log(`${minutes.toFixed(1)} minutes`)
printSummary(summaries)

async function startWithBrowser() {
  const chromium = findChromiumForTests()
  return { chromium, ...(await startSite({ port, demoWidth })) }
}

/** Counts as one failed test. */
function withoutSite(error: unknown): TestSummary[] {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  return [{ passed: 0, failures: [{ name: 'the site and its browser', error: message }] }]
}

function unit(): Promise<TestSummary> {
  return vitest([], { yields: true })
}

/** API and browser tests change the same lists, so each have a site. */
async function testSite({ stop, ...site }: Site): Promise<TestSummary[]> {
  const api = ['--config', 'test/api/vitest.config.ts', '--dir', 'test/api']
  try {
    const summaries = await Promise.all([vitest(api, { environment: environmentOf(site) }), testInBrowser(site)])
    return summaries.flat()
  } finally {
    await stop()
  }
}

/** Tests with a stopped table mostly wait, so they run beside the unit tests; the others need both processors. */
async function testInBrowser({ chromium, origin: beside }: Omit<Site, 'stop'>): Promise<TestSummary[]> {
  const { stop, ...site } = await startSite({ port: port + 2, demoWidth, beside })
  const environment = environmentOf({ chromium, ...site })
  try {
    const outage = await playwright(['outage'], environment)
    await unitAndTools
    return [outage, await playwright(['visitor', 'admin'], environment)]
  } finally {
    await stop()
  }
}

function environmentOf({ chromium, origin, dataFolder }: Omit<Site, 'stop'>): NodeJS.ProcessEnv {
  return { PORCHLIGHT_TEST_ORIGIN: origin, PORCHLIGHT_TEST_DATA: dataFolder, CHROMIUM_PATH: chromium }
}
