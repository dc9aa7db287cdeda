import { findChromium } from './fixtures/chromium.ts'
import { startSite } from './fixtures/running-site.ts'
import { checkTypes, lint, playwright, type Tally, total, vitest } from './steps.ts'

// Three of the widths of the layouts, and a twelfth of the pixels that photographs have.
const demoWidth = 560

const apiTests = ['--config', 'test/api/vitest.config.ts']

const { passed, failed } = total(await everything())
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/** API and browser tests share one running site; a site or browser that cannot be had is one failed test. */
async function everything(): Promise<Tally[]> {
  const unit = vitest([])
  try {
    const chromium = findChromium()
    const site = await startSite({ port: Number(process.env.PORCHLIGHT_TEST_PORT ?? 4700), demoWidth })
    const environment = {
      PORCHLIGHT_TEST_ORIGIN: site.origin,
      PORCHLIGHT_TEST_DATA: site.dataFolder,
      CHROMIUM_PATH: chromium,
    }
    try {
      // beside others, as these wait most of their time for a table that does not answer
      const first = [unit, playwright(['trouble'], environment)]
      // the API tests wait a third of their time
      const second = () => [vitest(apiTests, environment), checkTypes(), lint()]
      return [
        ...(await Promise.all(first)),
        ...(await Promise.all(second())),
        await playwright(['visitor', 'admin'], environment),
      ]
    } finally {
      await site.stop()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return [await unit, { passed: 0, failed: 1 }]
  }
}
