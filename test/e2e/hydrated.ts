import type { Page } from 'playwright/test'

/** Waits until a page is hydrated. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    // Published pages replay early clicks then. Other pages only have the mark, which Playwright's clock delays.
    if (document.querySelector('script[data-app]')) return !('replayClicks' in window)
    return performance.getEntriesByName('hydrated', 'mark').length > 0
  })
