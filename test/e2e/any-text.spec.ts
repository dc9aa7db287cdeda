import { hydrated } from './hydrated.ts'
import { typeAnyText } from './type-any-text.ts'
import { expect, test } from './visitor-test.ts'

for (const width of [390, 1280])
  test(`a city’s filter takes any text, letter by letter, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/atlanta')
    await hydrated(page)
    expect(await typeAnyText(page)).toBe(width < 640 ? 1 : 3)
    await page.getByRole('button', { name: 'Clear' }).first().click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

for (const path of ['/atlanta', '/compare', '/saved'])
  test(`${path} opens with any query`, async ({ page, pageErrors }) => {
    for (const query of [
      'q=%E0%A4%A&beds=1e9&type=%00&show=1e999&ids=%F0%9F%91,%ED%A0%80',
      `q=%ED%A0%80&show=-1&available=%F0%9F&ids=${'a,'.repeat(500)}`,
      `q=${'x'.repeat(5000)}&show=NaN&ids=%`,
      'ids=<script>,..%2F..%2F,%2500',
    ])
      await test.step(query.slice(0, 40), async () => {
        await page.goto(`${path}?${query}`)
        await hydrated(page)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('main')).not.toContainText('couldn’t be opened')
      })
    const uncaught = pageErrors.filter((error) => !error.startsWith('Failed to load resource'))
    pageErrors.splice(0, pageErrors.length, ...uncaught)
  })
