import { findChromium } from './fixtures/chromium.ts'
import { startSite } from './fixtures/running-site.ts'
import { checkTypes, lint, playwright, type Tally, total, vitest } from './steps.ts'

// Three of the widths of the layouts, and a twelfth of the pixels that photographs have.
const demoWidth = 560

const tallies: Tally[] = [await vitest([])]
tallies.push(await againstTheRunningSite())
const { passed, failed } = total(tallies)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/** API and browser tests share one running site; a site or browser that cannot be had is one failed test. */
async function againstTheRunningSite(): Promise<Tally> {
  try {
    const chromium = findChromium()
    const site = await startSite({ port: Number(process.env.PORCHLIGHT_TEST_PORT ?? 4700), demoWidth })
    const environment = {
      PORCHLIGHT_TEST_ORIGIN: site.origin,
      PORCHLIGHT_TEST_DATA: site.dataFolder,
      CHROMIUM_PATH: chromium,
    }
    try {
      // the API tests wait a third of their time
      const beside = [vitest(['--config', 'test/api/vitest.config.ts'], environment), checkTypes(), lint()]
      return total([...(await Promise.all(beside)), await playwright(environment)])
    } finally {
      await site.stop()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}
