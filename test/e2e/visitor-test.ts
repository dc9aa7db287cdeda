import type { Property } from '@porchlight/contract/properties/property'
import { test as base, expect } from 'playwright/test'
import { allProperties } from '../support/site/catalogue.ts'

interface Fixtures {
  /** What the running site lists. */
  properties: Property[]
  /** Everything that went wrong in the page: uncaught errors, console errors, refused requests. A test may clear it. */
  pageErrors: string[]
}

/** A visitor's test: any uncaught error, console error or refused request on the way fails it. */
export const test = base.extend<Fixtures>({
  properties: async ({ baseURL }, use) => {
    await use(await allProperties(baseURL ?? ''))
  },
  pageErrors: [
    async ({ page }, use) => {
      const trouble: string[] = []
      page.on('pageerror', (error) => trouble.push(String(error)))
      page.on('console', (message) => {
        // An anonymous visitor's current-user call answers 401, which Chromium reports as a failed resource.
        const isCurrentUser = message.location().url.endsWith('/api/auth/user')
        if (message.type() === 'error' && !isCurrentUser) trouble.push(`${message.text()} ${message.location().url}`)
      })
      await use(trouble)
      expect(trouble).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
