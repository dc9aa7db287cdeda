import { findChromiumForTests } from './fixtures/chromium.ts'
import { startSite } from './fixtures/running-site.ts'
import { checkTypes, conclude, findUnused, lint, playwright, type Tally, vitest } from './steps.ts'

// One of the widths of the layouts and their own, and a twentieth of the pixels that the example pictures have.
const demoWidth = 360

const apiTests = ['--config', 'test/api/vitest.config.ts']
type Site = Exclude<Awaited<ReturnType<typeof startOrTell>>, Tally>

const site = await startOrTell()
const unit = vitest([], { yields: true })
const others = 'origin' in site ? await against(site) : [site]
conclude([await unit, ...others])

/** A site or browser that cannot be had is one failed test. */
async function startOrTell() {
  try {
    const chromium = findChromiumForTests()
    return { chromium, ...(await startSite({ port: Number(process.env.PORCHLIGHT_TEST_PORT ?? 4700), demoWidth })) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(message)
    return { passed: 0, failures: [{ name: 'the site and its browser', error: message }] } satisfies Tally
  }
}

/**
 * API and browser tests share one running site. They wait for much of their time, which is left to the unit tests; but
 * for the last ones, which would leave those nothing.
 */
async function against({ chromium, origin, dataFolder, stop }: Site): Promise<Tally[]> {
  const environment = {
    PORCHLIGHT_TEST_ORIGIN: origin,
    PORCHLIGHT_TEST_DATA: dataFolder,
    CHROMIUM_PATH: chromium,
  }
  try {
    const api = await vitest(apiTests, { environment })
    const trouble = await Promise.all([playwright(['trouble'], environment), checkTypes(), lint(), findUnused()])
    await unit
    return [api, ...trouble, await playwright(['visitor', 'admin'], environment)]
  } finally {
    await stop()
  }
}
