import type { Page } from 'playwright/test'

/** Waits until a published page has been brought to life by its script. */
export const alive = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')
