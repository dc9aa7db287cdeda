import type { Page } from 'playwright/test'
import { pick, pickUnit } from '../support/site/catalogue.ts'
import { expectToast } from './admin/toasts.ts'
import { expect, test } from './admin-test.ts'
import { hydrated } from './hydrated.ts'
import { expectInSafeArea, type Phone, simulatePhone } from './safe-area.ts'
import { unitOpener } from './unit-opener.ts'

test.use({ person: 'nobody', contextOptions: { reducedMotion: 'reduce' }, hasTouch: true })

/** Turns the phone. */
async function expectInSafeAreas(page: Page) {
  for (const how of ['upright', 'on its side'] satisfies Phone[]) {
    await simulatePhone(page, how)
    await expectInSafeArea(page, how)
  }
}

test('a phone upright or on its side covers no text and no control', async ({ page, properties, baseURL }) => {
  test.slow()
  await simulatePhone(page, 'upright')
  await page.goto('/')
  await expectInSafeAreas(page)
  await test.step('while homes are compared', async () => {
    await page.goto('/atlanta')
    await hydrated(page)
    for (const place of [0, 1]) await page.getByRole('button', { name: 'Add to comparison' }).nth(place).click()
    await expect(page.getByRole('region', { name: 'Compare Properties' })).toBeVisible()
    await expectInSafeAreas(page)
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Property Comparison' })).toBeVisible()
    await expectInSafeAreas(page)
  })
  await test.step('in the dialogs of a building', async () => {
    const { property, unit } = await pickUnit(baseURL ?? '', 'with pictures', ({ images }) => images.length > 1)
    await page.goto(`/property/${property.id}`)
    await expectInSafeAreas(page)
    await unitOpener(page, unit).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectInSafeAreas(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /full.?screen/i })
      .first()
      .click()
    await expect(page.getByText(`1 / ${unit.images.length}`)).toBeVisible()
    await expectInSafeAreas(page)
  })
  await test.step('beside a single-family home', async () => {
    const home = pick(properties, 'single-family', ({ propertyType }) => propertyType === 'single-family')
    await page.goto(`/property/${home.id}`)
    await expectInSafeAreas(page)
  })
})

test.describe('for administrators', () => {
  test.use({ person: 'admin' })

  test('a phone covers no text and no control of a form, a toast and a dialog', async ({ page }) => {
    await simulatePhone(page, 'upright')
    await page.goto('/admin/property/new')
    await page.getByRole('button', { name: 'Create Property' }).click()
    await expectToast(page, 'Validation Error', 'Title and description are required')
    await expectInSafeArea(page, 'upright')
    await simulatePhone(page, 'on its side')
    await page
      .getByRole('button', { name: /upload|add/i })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectInSafeArea(page, 'on its side')
  })
})
