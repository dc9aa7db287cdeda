import type { Page } from 'playwright/test'

export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    // Published pages replay early clicks. Playwright's fake clock hides the mark of other pages.
    if (document.querySelector('script[data-app]')) return !('replayClicks' in window)
    return performance.getEntriesByName('hydrated', 'mark').length > 0
  })
