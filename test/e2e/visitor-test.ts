import type { Property } from '@porchlight/contract/properties/property'
import { test as base, expect } from 'playwright/test'
import { allProperties, exampleProperties } from '../support/site/catalogue.ts'

interface WorkerFixtures {
  /** Without those of other tests, which run at the same time. */
  properties: Property[]
}

interface Fixtures {
  /** Uncaught errors, console errors and refused requests. A test may clear the list. */
  pageErrors: string[]
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  properties: [
    async ({ browser: _ }, use, { project }) => {
      await use(exampleProperties(await allProperties(project.use.baseURL ?? '')))
    },
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        // Chromium reports the 401 of a visitor as a failed resource.
        const isCurrentUser = message.location().url.endsWith('/api/auth/user')
        if (message.type() === 'error' && !isCurrentUser) errors.push(`${message.text()} ${message.location().url}`)
      })
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
