import type { Page } from 'playwright/test'

type Entry = readonly [key: readonly unknown[], response: unknown]

/** Returns the content of a `data.json` that the running site's app accepts. */
export async function dataFile(page: Page, entries: readonly Entry[]) {
  const html = await (await page.request.get('/about')).text()
  return { build: /"build":"([^"]+)"/.exec(html)?.[1], entries }
}
