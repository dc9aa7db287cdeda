import type { Page } from 'playwright/test'

/** The returned function lets the requests continue. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
