import { findChromium } from './fixtures/chromium.ts'
import { startSite } from './fixtures/running-site.ts'
import { checkTypes, lint, playwright, type Tally, total, vitest } from './steps.ts'

// Three of the widths of the layouts, and a twelfth of the pixels that photographs have.
const demoWidth = 560

const apiTests = ['--config', 'test/api/vitest.config.ts']

const [unit, site] = await Promise.all([vitest([]), againstTheRunningSite()])
const { passed, failed } = total([unit, ...site])
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/**
 * API and browser tests share one running site; a site or browser that cannot be had is one failed test. The first two
 * steps wait for a good part of their time, which is left to the unit tests.
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
      const trouble = await playwright(['trouble'], environment)
      const api = await Promise.all([vitest(apiTests, environment), checkTypes(), lint()])
      return [trouble, ...api, await playwright(['visitor', 'admin'], environment)]
    } finally {
      await site.stop()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [{ passed: 0, failed: 1 }]
  }
}
