import { findChromium } from './fixtures/chromium.ts'
import { startSite } from './fixtures/running-site.ts'
import { checkTypes, lint, playwright, type Tally, total, vitest } from './steps.ts'

// One of the widths of the layouts and their own, and a thirtieth of the pixels that photographs have.
const demoWidth = 360

const apiTests = ['--config', 'test/api/vitest.config.ts']

const [unit, site] = await Promise.all([vitest([]), againstTheRunningSite()])
const { passed, failed } = total([unit, ...site])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/**
 * API and browser tests share one running site; a site or browser that cannot be had is one failed test. API tests wait
 * for a third of their time, and those with a table that does not answer for most of it: others run beside them.
 */
async function againstTheRunningSite(): Promise<Tally[]> {
  try {
    const chromium = findChromium()
    const site = await startSite({ port: Number(process.env.PORCHLIGHT_TEST_PORT ?? 4700), demoWidth })
    const environment = {
      PORCHLIGHT_TEST_ORIGIN: site.origin,
      PORCHLIGHT_TEST_DATA: site.dataFolder,
      CHROMIUM_PATH: chromium,
    }
    try {
      const api = await vitest(apiTests, environment)
      const trouble = await Promise.all([playwright(['trouble'], environment), checkTypes(), lint()])
      return [api, ...trouble, await playwright(['visitor', 'admin'], environment)]
    } finally {
      await site.stop()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [{ passed: 0, failed: 1 }]
  }
}
