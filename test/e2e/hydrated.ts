import type { Page } from 'playwright/test'

/** Waits until a page is hydrated. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    // Published pages repeat early clicks then. Other pages have the mark alone, which Playwright's clock hides.
    if (document.querySelector('script[data-app]')) return !('replayClicks' in window)
    return performance.getEntriesByName('hydrated', 'mark').length > 0
  })
