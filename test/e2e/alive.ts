import type { BrowserContext, Page } from 'playwright/test'

/** Has every page of a context remember that it came to life. */
export const watchForLife = (context: BrowserContext) =>
  context.addInitScript(() => addEventListener('porchlight:alive', () => Reflect.set(window, 'isAlive', true)))

/** Waits until a published page has been brought to life by its script. */
export const alive = (page: Page) => page.waitForFunction(() => Reflect.get(window, 'isAlive') === true)
