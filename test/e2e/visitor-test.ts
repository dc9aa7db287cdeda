import type { Property } from '@porchlight/contract/properties/property'
import { test as base, expect } from 'playwright/test'
import { allProperties } from '../support/site/catalogue.ts'

interface Fixtures {
  /** The properties that the running site lists. */
  properties: Property[]
  /** Uncaught errors, console errors and refused requests of the page. A test may clear the list. */
  pageErrors: string[]
}

/** A visitor's test. Uncaught errors, console errors and refused requests make it fail. */
export const test = base.extend<Fixtures>({
  properties: async ({ baseURL }, use) => {
    await use(await allProperties(baseURL ?? ''))
  },
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        // A visitor's current-user call returns 401, which Chromium reports as a failed resource.
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
