import type { Page } from 'playwright/test'
import { images } from '../../support/site/images.ts'
import { expect, test } from '../admin-test.ts'
import { imageRows, reloadUnsaved, uploadImages } from './actions.ts'
import { type Color, expectImage } from './photos.ts'

async function expectColors(rows: ReturnType<typeof imageRows>, colors: Color[]) {
  await expect(rows).toHaveCount(colors.length)
  for (const [index, color] of colors.entries()) await expectImage(rows.nth(index).locator('img'), color)
}

async function expectDelivered(page: Page) {
  const image = imageRows(page).locator('img[src^="/images/"]')
  const isLoaded = () =>
    image.evaluateAll(([element]) => {
      element?.scrollIntoView()
      return element instanceof HTMLImageElement && element.naturalWidth > 0
    })
  await expect.poll(isLoaded, { timeout: 20_000 }).toBe(true)
}

test('just uploaded images are shown in their rows at once; one that the browser cannot display as soon as its variants are made, also after a reload', async ({
  page,
  photos,
  title,
}) => {
  await page.goto('/admin/property/new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  const delivered = '**/images/*'
  await page.route(delivered, (route) => (route.request().method() === 'GET' ? undefined : route.continue()))
  await uploadImages(page, [photos.red, photos.green])
  await expectColors(imageRows(page), ['red', 'green'])
  await page.getByRole('button', { name: 'Move image 1 later' }).click()
  await expectColors(imageRows(page), ['green', 'red'])
  for (const _ of ['green', 'red']) await page.getByRole('button', { name: /^Remove image 1/ }).click()
  await page.unroute(delivered)

  await uploadImages(page, [{ name: 'house.heic', mimeType: 'image/heic', buffer: Buffer.from(images.heic) }])
  await expectDelivered(page)
  let waits = 2
  await page.route('**/api/objects/status?*', (route) => {
    waits -= 1
    return waits < 0 ? route.continue() : route.fulfill({ json: { uploadStatus: 'waiting' } })
  })
  await reloadUnsaved(page)
  await page.getByRole('button', { name: 'Restore it' }).click()
  await expectDelivered(page)
})
