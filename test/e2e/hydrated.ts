import type { Page } from 'playwright/test'

/** Waits until a page is hydrated. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    // Published pages replay early clicks then. Other pages only set the mark, which Playwright's fake clock hides.
    if (document.querySelector('script[data-app]')) return !('replayClicks' in window)
    return performance.getEntriesByName('hydrated', 'mark').length > 0
  })
