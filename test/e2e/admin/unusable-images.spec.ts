import { allProperties } from '../../support/site/catalogue.ts'
import { noImages } from '../../support/site/images.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, imageRows, uploadImages } from './actions.ts'
import { expectToast } from './toasts.ts'

const jpeg = (name: string, buffer: Buffer<ArrayBuffer>) => ({ name, mimeType: 'image/jpeg', buffer })

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/property/new')
  await expect(page.getByText('No images yet. Upload the first one.')).toBeVisible()
})

test('damaged and truncated images are marked in their rows at once, and the rest is saved', async ({
  page,
  photos,
  baseURL,
  title,
  pageErrors,
}) => {
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Any')
  await uploadImages(page, [
    jpeg('house.jpg', noImages['three bytes']),
    photos.green,
    jpeg('half-a-house.jpg', photos.red.buffer.subarray(0, -60)),
  ])
  const rows = imageRows(page)
  await expect(rows.nth(0)).toContainText('This image cannot be used and will not be saved. This image is damaged')
  await expect(rows.nth(2)).toContainText('This image is damaged: its end is missing.')
  await expect(rows.nth(1)).not.toContainText('cannot be used')
  await expect(rows.nth(1).getByText('Primary', { exact: true })).toBeVisible()
  await test.step('an upload that fails is canceled', async () => {
    await page.route('**/api/objects/upload', (route) => route.fulfill({ status: 500, body: '' }))
    const dialog = await chooseImages(page, [photos.blue])
    await dialog.getByRole('button', { name: 'Upload 1 image' }).click()
    await expect(dialog.getByText('Failed to get upload URL')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    pageErrors.length = 0
  })
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expectToast(page, 'Success', 'Property created successfully. 2 images could not be used and were left out.')
  const stored = (await allProperties(baseURL ?? '')).find((property) => property.title === title)
  expect(stored?.images).toMatchObject([{ isPrimary: true, caption: null }])
})

test('a file that turns out to be unusable while saving is omitted too', async ({
  page,
  photos,
  title,
  pageErrors,
}) => {
  await page.route('**/api/objects/status?*', (route) => route.fulfill({ json: { uploadStatus: 'waiting' } }))
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Any')
  await uploadImages(page, [photos.green, jpeg('house.jpg', noImages['three bytes'])])
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expectToast(page, 'Success', 'Property created successfully. One image could not be used and was left out.')
  pageErrors.length = 0
})
