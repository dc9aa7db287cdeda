import { defineConfig, devices } from 'playwright/test'
import { chromiumArguments, findChromiumForTests } from '../support/site/chromium.ts'
import { environmentWithFonts } from '../support/site/font-sets.ts'
import { disabledFeatures } from './disabled-features.ts'

const origin = process.env.PORCHLIGHT_TEST_ORIGIN ?? 'http://localhost:4300'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // One more than processors that are to be expected: each waits now and then.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    screenshot: 'only-on-failure',
    // Recording takes a tenth of the time of all tests together.
    trace: process.env.PORCHLIGHT_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findChromiumForTests(),
      args: [...chromiumArguments, disabledFeatures],
      env: environmentWithFonts('dejavu'),
    },
  },
  projects: [
    { name: 'visitor', testIgnore: ['e2e/trouble/**', 'e2e/admin/**'] },
    // These change what the whole site shows, so they wait for the visitors', who take the first homes that they see.
    {
      name: 'admin',
      testMatch: ['e2e/admin/**/*.spec.ts'],
      testIgnore: ['**/trouble/**'],
      dependencies: ['visitor'],
      // Each does a whole piece of work from beginning to end.
      timeout: 60_000,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // These stop the table under the running site, so they run apart from the others and one at a time.
    { name: 'trouble', testMatch: ['**/trouble/*.spec.ts'], dependencies: ['admin'], workers: 1 },
  ],
})
