import { defineConfig, devices } from 'playwright/test'
import { chromiumArguments, findChromium } from '../fixtures/chromium.ts'

const origin = process.env.PORCHLIGHT_TEST_ORIGIN ?? 'http://localhost:4300'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'visitor', testIgnore: ['trouble/**'] },
    // These stop the table under the running site, so they come last and one at a time.
    { name: 'trouble', testMatch: ['trouble/**'], dependencies: ['visitor'], workers: 1 },
  ],
})
