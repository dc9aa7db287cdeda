import { allProperties } from '../../support/site/catalogue.ts'
import { noImages } from '../../support/site/images.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, imageRows, uploadImages } from './actions.ts'
import { expectToast } from './toasts.ts'

const jpeg = (name: string, buffer: Buffer<ArrayBuffer>) => ({ name, mimeType: 'image/jpeg', buffer })

test('damaged and truncated images are marked in their rows at once; they and one that turns out to be unusable while saving are left out, and the rest is saved', async ({
  page,
  photos,
  baseURL,
  title,
  pageErrors,
}) => {
  await page.goto('/admin/property/new')
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
  await page.unroute('**/api/objects/upload')
  await page.route('**/api/objects/status?*', (route) => route.fulfill({ json: { uploadStatus: 'waiting' } }))
  await uploadImages(page, [jpeg('late.jpg', noImages['three bytes'])])
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expectToast(page, 'Success', 'Property created successfully. 3 images could not be used and were left out.')
  pageErrors.length = 0
  const stored = (await allProperties(baseURL ?? '')).find((property) => property.title === title)
  expect(stored?.images).toMatchObject([{ isPrimary: true, caption: null }])
})
