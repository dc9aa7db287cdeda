import type { Page } from 'playwright/test'
import { images } from '../../support/site/images.ts'
import { expect, test } from '../admin-test.ts'
import { acceptNextQuestion, imageRows, uploadImages } from './acts.ts'
import { type Colour, expectImage } from './photos.ts'
import { units } from './unit-acts.ts'

/** The delivered pictures of uploads: not there for the first requests, as while they are being made. */
async function deliverLate(page: Page, misses: number) {
  await page.route('**/images/*', (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    misses -= 1
    return misses < 0 ? route.continue() : route.fulfill({ status: 404 })
  })
}

async function expectColours(rows: ReturnType<typeof imageRows>, colours: Colour[]) {
  await expect(rows).toHaveCount(colours.length)
  for (const [index, colour] of colours.entries()) await expectImage(rows.nth(index).locator('img'), colour)
}

/** The one row shows what the site delivers of its upload. */
async function expectDelivered(page: Page) {
  const image = imageRows(page).locator('img[src^="/images/"]')
  const isShown = () => image.evaluateAll(([shown]) => shown instanceof HTMLImageElement && shown.naturalWidth > 0)
  await expect.poll(isShown, { timeout: 20_000 }).toBe(true)
}

test('the pictures that were just uploaded are seen in their rows at once', async ({ page, photos, sandbox }) => {
  const { id } = await sandbox.property()
  await deliverLate(page, Number.POSITIVE_INFINITY)
  await page.goto(`/admin/property/${id}`)
  await uploadImages(page, [photos.red, photos.green, photos.blue])
  await expectColours(imageRows(page), ['red', 'green', 'blue'])
  await page.getByRole('button', { name: 'Move image 1 later' }).click()
  await expectColours(imageRows(page), ['green', 'red', 'blue'])

  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  await uploadImages(units(page), [photos.blue, photos.green])
  await expectColours(imageRows(units(page)), ['blue', 'green'])
})

test('a new picture that the browser cannot show is seen as soon as it is made', async ({ page }) => {
  await page.goto('/admin/property/new')
  await uploadImages(page, [{ name: 'house.heic', mimeType: 'image/heic', buffer: Buffer.from(images.heic) }])
  await expectDelivered(page)
})

test('a new picture is asked for again after a reload', async ({ page, photos, title }) => {
  await page.goto('/admin/property/new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await uploadImages(page, [photos.red])
  await deliverLate(page, 2)
  const asked = acceptNextQuestion(page)
  await page.reload()
  await asked
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expectDelivered(page)
  await expectColours(imageRows(page), ['red'])
})
