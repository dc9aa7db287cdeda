import type { Page } from 'playwright/test'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
const scrollPage = async (page: Page, y: number) => {
  await page.evaluate((top) => scrollTo(0, top), y)
  await expect.poll(() => place(page)).toBe(y)
}

test('back, forward and reload restore the scroll position; a new page opens at its top', async ({ page }) => {
  await page.goto('/atlanta')
  await hydrated(page)
  const card = page.getByRole('article').nth(3).getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  const onTheList = await place(page)
  expect(onTheList).toBeGreaterThan(400)
  await card.click()
  await expect(page).toHaveURL(/\/property\//)
  await expect.poll(() => place(page)).toBe(0)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await scrollPage(page, 333)
  await page.goBack()
  await expect(page).toHaveURL('/atlanta')
  await expect.poll(() => place(page)).toBe(onTheList)
  await page.goForward()
  await expect.poll(() => place(page)).toBe(333)
  await page.reload()
  await expect.poll(() => place(page)).toBe(333)
  await hydrated(page)
  expect(await place(page)).toBe(333)
  await page.goBack()
  await expect.poll(() => place(page)).toBe(onTheList)
})

test('filters in the URL do not scroll, and neither does going back over them', async ({ page }) => {
  await page.goto('/atlanta')
  await hydrated(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await scrollPage(page, 250)
  // A click would scroll the field into view.
  await page.getByLabel('Bedrooms').evaluate((field) => field.focus({ preventScroll: true }))
  await page.keyboard.press('1')
  await expect(page).toHaveURL('/atlanta?beds=1')
  expect(await place(page)).toBe(250)
  await page.goBack()
  await expect(page).toHaveURL('/atlanta')
  expect(await place(page)).toBe(250)
})

test('a reload restores the position even if the content loads later', async ({ page, properties }) => {
  await page.goto(`/compare?ids=${properties[0]?.id},${properties[1]?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Property Comparison' })).toBeVisible()
  await scrollPage(page, 500)
  const released = Promise.withResolvers<void>()
  await page.route('**/property/*/data.json', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.reload()
  await hydrated(page)
  released.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Property Comparison' })).toBeVisible()
  await expect.poll(() => place(page)).toBe(500)
})
