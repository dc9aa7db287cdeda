import type { Page } from 'playwright/test'
import { expect, test } from './visitor-test.ts'

/** What CSS says of each element on the page, before lengths come of it. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].map((element) => {
      const says = [...element.computedStyleMap()].filter(([name]) => !name.startsWith('--'))
      return `${element.outerHTML.slice(0, 200)} ${says.map(([name, value]) => `${name}: ${value}`).join('; ')}`
    }),
  )

test('a published page looks with the styles that it brings as with the whole sheet', async ({ page, properties }) => {
  const building = properties.find(({ propertyType }) => propertyType === 'multifamily')
  // no script, no sheet, no face: they never come
  await page.route('**/assets/*.{css,js,woff2}', () => {})
  for (const path of ['/', '/atlanta', `/property/${building?.id}`, '/compare']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const asPublished = await looks(page)
    const sheet = await page.locator('script[data-sheet]').getAttribute('data-sheet')
    const text = await (await page.request.get(sheet ?? '')).text()
    await page.evaluate((css) => {
      const whole = new CSSStyleSheet()
      whole.replaceSync(css)
      document.adoptedStyleSheets = [whole]
    }, text)
    expect(asPublished.length).toBeGreaterThan(60)
    const asWhole = await looks(page)
    const others = asWhole.filter((look, index) => look !== asPublished[index])
    expect(others, path).toEqual([])
  }
})
