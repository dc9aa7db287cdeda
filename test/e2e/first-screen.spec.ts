import type { Locator } from 'playwright/test'
import { pick } from '../support/site/catalogue.ts'
import { hydrated } from './hydrated.ts'
import { expect, test } from './visitor-test.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1366, height: 768 }
const desk = { width: 1440, height: 900 }

const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
const bottom = async (locator: Locator) => {
  const box = await locator.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

test('on a phone the first home is on the first screen, below filters that show their values', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/atlanta?beds=2&q=the')
  await hydrated(page)
  await expect.poll(() => top(page.getByRole('article').first())).toBeLessThan(700)
  await test.step('search, bedrooms and type are accessible, collapsed or not', async () => {
    await expect(page.getByLabel('Search')).toHaveValue('the')
    await expect(page.getByLabel('Bedrooms')).toHaveValue('2')
    await expect(page.getByLabel('Property Type')).toBeVisible()
  })
  await test.step('prices are collapsed, and stay visible once set', async () => {
    const prices = page.getByRole('button', { name: 'Price Range (placeholder)' })
    await expect(page.getByLabel('Minimum price')).toBeHidden()
    await prices.click()
    await page.getByLabel('Minimum price').fill('900')
    await expect(prices).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByLabel('Minimum price')).toHaveValue('')
    await prices.click()
    await expect(page.getByLabel('Minimum price')).toBeHidden()
  })
})

test('the comparison shows every fact on the first screen of a laptop', async ({ page, properties }) => {
  await page.setViewportSize(laptop)
  await page.goto(`/compare?ids=${properties[0]?.id},${properties[1]?.id}`)
  const bar = page.getByText('Compare Properties (2/3)')
  await expect(bar).toBeVisible()
  await expect(page.getByRole('term')).not.toHaveCount(0)
  for (const fact of await page.getByRole('term').all())
    await expect.poll(async () => (await bottom(fact)) - (await top(bar))).toBeLessThan(0)
})

test('the unit dialog shows images, facts, features and the close button on its first screen', async ({
  page,
  properties,
}) => {
  const building = pick(properties, 'with units', ({ unitCount }) => (unitCount ?? 0) > 1)
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await page.goto(`/property/${building.id}`)
    await hydrated(page)
    await page.getByRole('button', { name: 'View Unit Details' }).first().click()
    const dialog = page.getByRole('dialog')
    for (const locator of [
      dialog.getByRole('button', { name: /View full screen/ }),
      dialog.getByRole('definition').last(),
      dialog.getByRole('heading', { name: 'Features' }),
      dialog.getByRole('button', { name: 'Back to Units' }),
      dialog.getByRole('button', { name: 'Close' }),
    ])
      await expect.poll(() => bottom(locator), `${locator} at ${size.width} px`).toBeLessThanOrEqual(size.height)
  }
})
