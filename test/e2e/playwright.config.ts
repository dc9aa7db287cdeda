import { defineConfig, devices } from 'playwright/test'
import { chromiumArguments, findChromiumForTests } from '../support/site/chromium.ts'
import { environmentWithFonts } from '../support/site/font-sets.ts'
import { disabledFeatures } from './disabled-features.ts'

const origin = process.env.PORCHLIGHT_TEST_ORIGIN ?? 'http://localhost:4300'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // One more than the processors, because workers sometimes wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // The summary names each test that needed it, and fails if there are many (test/steps.ts).
  retries: 1,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    screenshot: 'only-on-failure',
    // Recording takes a tenth of the total time.
    trace: process.env.PORCHLIGHT_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findChromiumForTests(),
      args: [...chromiumArguments, disabledFeatures],
      env: environmentWithFonts('dejavu'),
    },
  },
  projects: [
    { name: 'visitor', testIgnore: ['e2e/outage/**', 'e2e/admin/**'] },
    // These change what the whole site shows, so they run after the visitors' tests.
    {
      name: 'admin',
      testMatch: ['e2e/admin/**/*.spec.ts'],
      testIgnore: ['**/outage/**'],
      dependencies: ['visitor'],
      timeout: 60_000,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    // These stop the site's table, so they run last and one at a time.
    { name: 'outage', testMatch: ['**/outage/*.spec.ts'], dependencies: ['admin'], workers: 1 },
  ],
})
