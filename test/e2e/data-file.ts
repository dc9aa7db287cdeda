import type { Page } from 'playwright/test'

type Entry = readonly [key: readonly unknown[], response: unknown]

/** The running site's app accepts it. */
export async function dataFile(page: Page, entries: readonly Entry[]) {
  const html = await (await page.request.get('/about')).text()
  return { build: /"build":"([^"]+)"/.exec(html)?.[1], entries }
}
