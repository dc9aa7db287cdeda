import type { Page } from 'playwright/test'

/** Whether a page's letters stand in the site's own faces. */
export const hasFaces = (page: Page) =>
  page.evaluate(() => {
    const families = [...document.fonts].map(({ family }) => family.replaceAll('"', ''))
    return families.includes('Fraunces Display') && families.includes('Figtree Variable')
  })
