import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findChromium } from './fixtures/chromium.ts'
import { type RunningSite, startSite } from './fixtures/running-site.ts'
import { checkTypes, lint, playwright, type Tally, total, vitest } from './steps.ts'

const tallies: Tally[] = [await checkTypes(), await lint()]
const dataFolder = await mkdtemp(join(tmpdir(), 'porchlight-'))
const site = begin()
await Promise.race([site, isBuilt()])
tallies.push(await vitest([]), await againstTheRunningSite())
await rm(dataFolder, { recursive: true, force: true })
const { passed, failed } = total(tallies)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

/** Makes and encodes the example pictures while the unit tests, which mostly wait, are running. */
function begin(): Promise<RunningSite | Error> {
  const port = Number(process.env.PORCHLIGHT_TEST_PORT ?? 4700)
  return startSite({ port, dataFolder }).catch((error: unknown) => Error('The site did not start', { cause: error }))
}

/** Unit tests read the built site, and some build it: until then the site has it for itself. */
async function isBuilt(): Promise<void> {
  while (!existsSync(join(dataFolder, 'environment.json'))) await setTimeout(100)
}

/** API and browser tests share one running site; a site or browser that cannot be had is one failed test. */
async function againstTheRunningSite(): Promise<Tally> {
  try {
    const chromium = findChromium()
    const running = await site
    if (running instanceof Error) throw running
    const environment = {
      PORCHLIGHT_TEST_ORIGIN: running.origin,
      PORCHLIGHT_TEST_DATA: dataFolder,
      CHROMIUM_PATH: chromium,
    }
    try {
      return total([
        await vitest(['--config', 'test/api/vitest.config.ts'], environment),
        await playwright(environment),
      ])
    } finally {
      await running.stop()
    }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}
