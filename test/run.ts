import { findChromium } from './fixtures/chromium.ts'
import { startSite } from './fixtures/running-site.ts'
import { checkTypes, findUnused, lint, playwright, type Tally, total, vitest } from './steps.ts'

// One of the widths of the layouts and their own, and a twentieth of the pixels that the example pictures have.
const demoWidth = 360

const apiTests = ['--config', 'test/api/vitest.config.ts']
const notHad: Tally = { passed: 0, failed: 1 }

type Site = NonNullable<Awaited<ReturnType<typeof startOrTell>>>

const site = await startOrTell()
const unit = vitest([], { yields: true })
const others = site ? await against(site) : [notHad]
const { passed, failed } = total([await unit, ...others])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/** A site or browser that cannot be had is one failed test. */
async function startOrTell() {
  try {
    const chromium = findChromium()
    return { chromium, ...(await startSite({ port: Number(process.env.PORCHLIGHT_TEST_PORT ?? 4700), demoWidth })) }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
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
