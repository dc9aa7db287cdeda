import type { Locator } from 'playwright/test'
import { pickUnit } from '../support/site/catalogue.ts'
import { expectAccessible } from './axe.ts'
import { hydrated } from './hydrated.ts'
import { unitOpener } from './unit-opener.ts'
import { expect, test } from './visitor-test.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
const bottom = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom)

test('on a phone the first home is on the first screen, below the search and folded filters', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/atlanta?beds=2&q=the')
  await hydrated(page)
  const filters = page.getByRole('button', { name: /^Filters/ })
  const prices = page.getByLabel('Minimum price')
  await expect.poll(() => top(page.getByRole('article').first())).toBeLessThan(500)
  await expect(page.getByLabel('Search')).toHaveValue('the')
  await expect(page.getByRole('button', { name: 'Available now' })).toBeInViewport({ ratio: 1 })
  await expect(filters).toHaveText('Filters (1)')
  await expect(page.getByLabel('Bedrooms')).toBeHidden()
  await test.step('one button opens and counts them', async () => {
    await filters.press('Enter')
    await expect(filters).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByLabel('Bedrooms')).toHaveValue('2')
    await page.getByLabel('Property Type').selectOption({ label: 'Single Family' })
    await expect(filters).toHaveText('Filters (2)')
    await prices.press('-')
    await expect(filters).toHaveText('Filters (3)')
    await expectAccessible(page)
  })
  await test.step('their end says how many homes are left, and leads to them', async () => {
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: /^Show \d+ propert(?:y|ies)$/ }).click()
    await expect(page.getByLabel('Bedrooms')).toBeHidden()
    await expect(page.getByText(/^Showing \d+ propert/)).toBeFocused()
    await expect(page.getByText(/^Showing \d+ propert/)).toBeInViewport()
    await filters.click()
  })
  await test.step('Clear resets all', async () => {
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(filters).toHaveText('Filters')
    await expect(prices).toHaveValue('')
    await filters.click()
    await expect(prices).toBeHidden()
  })
})

test('on a phone on its side the first home is on the first screen, too', async ({ page }) => {
  await page.goto('/dallas?available=now&q=the')
  await hydrated(page)
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => top(page.getByRole('article').first()), `at ${width} px`).toBeLessThan(height - 120)
    await expect(page.getByLabel('Bedrooms')).toBeHidden()
    for (const name of ['Available now', 'Clear', 'Filters'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Filters' }).press('Enter')
  await page.getByLabel('Bedrooms').selectOption('1')
  await page.getByRole('button', { name: /^Show \d+ propert/ }).click()
  await expect(page.getByText(/^Showing \d+ propert/)).toBeFocused()
  await page.setViewportSize({ width: 568, height: 320 })
  expect((await page.getByRole('banner').boundingBox())?.height, 'one row').toBeLessThan(60)
})

test('the unit dialog shows images, facts, features and the close button on its first screen', async ({
  page,
  baseURL,
}) => {
  const { property, unit } = await pickUnit(
    baseURL ?? '',
    'with pictures and features',
    ({ images, features }) => images.length > 0 && Boolean(features),
  )
  await page.goto(`/property/${property.id}`)
  await hydrated(page)
  await unitOpener(page, unit).click()
  const dialog = page.getByRole('dialog')
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    for (const locator of [
      dialog.getByRole('button', { name: /View full screen/ }),
      dialog.locator('dl').first().getByRole('definition').last(),
      dialog.getByRole('heading', { name: 'Features' }),
      dialog.getByRole('button', { name: 'Back to Units' }),
      dialog.getByRole('button', { name: 'Close' }),
    ])
      await expect.poll(() => bottom(locator), `${locator} at ${size.width} px`).toBeLessThanOrEqual(size.height)
  }
})
