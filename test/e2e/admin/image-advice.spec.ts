import sharp from 'sharp'
import { type Exposure, renderPhoto } from '../../support/functions/rendered-photos.ts'
import { draftFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { expectClean } from '../axe.ts'
import { holdRequests } from '../hold-requests.ts'
import { imageRows, uploadImages } from './actions.ts'
import { expectToast } from './toasts.ts'
import { unitCard, units } from './unit-actions.ts'

async function photo(seed: number, name: string, exposure: Exposure = {}, width?: number) {
  const { pixels, width: wide, height } = await renderPhoto(seed, exposure)
  const image = sharp(pixels, { raw: { width: wide, height, channels: 3 } })
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await image.resize({ width }).jpeg({ quality: 60 }).toBuffer()),
  }
}

test('each image’s row says what to do about a poor picture, also compared with images of units, and a save takes it', async ({
  page,
  sandbox,
  admin,
}) => {
  test.slow()
  const good = await photo(2, 'good.jpg')
  const alike = await photo(2, 'alike.jpg', { light: 0.9, shift: 8 })
  const { id } = await sandbox.property({
    property: draftFields(),
    images: [{ url: await upload(admin, good.buffer) }],
  })
  await sandbox.unit(id, { images: [{ url: await upload(admin, alike.buffer) }] })
  const release = await holdRequests(page, '**/api/objects/advice*')
  await page.goto(`/admin/property/${id}`)
  const rows = imageRows(page)
  await test.step('an image is compared with those of the property and its units', async () => {
    await unitCard(page, '1A').getByRole('button', { name: 'Edit' }).click()
    const cancel = units(page).getByRole('button', { name: 'Cancel' })
    await imageRows(units(page)).scrollIntoViewIfNeeded()
    const place = await cancel.boundingBox()
    release()
    await expect(imageRows(units(page))).toContainText('This image is nearly the same as image 1 of the building.')
    expect(await cancel.boundingBox(), 'the button stays in its place').toEqual(place)
    await cancel.click()
    await expect(rows).toContainText('This image is nearly the same as image 1 of Unit 1A.')
  })
  await uploadImages(page, [await photo(4, 'poor.jpg', { light: 0.3, blur: 8 }, 640)])
  await expect(rows.nth(1)).toBeVisible()
  const place = await rows.nth(1).boundingBox()
  await expect(rows.nth(1)).toContainText('This image is small', { timeout: 20_000 })
  await expect(rows.nth(1)).toContainText('This image is dark.')
  await expect(rows.nth(1)).toContainText('This image is blurred.')
  expect(await rows.nth(1).boundingBox(), 'rows below would stay in their place').toEqual(place)
  await rows.getByText('Show 3 ways to improve this image.').click()
  await expect(rows.nth(1).getByText('This image is dark.')).toBeVisible()
  await expect(rows.getByText(/^This image is/)).toHaveCount(4)
  await expectClean(page, { width: 390, height: 844 })

  await rows.nth(0).getByLabel('Floor plan: image 1').check()
  await expect(rows.nth(0)).not.toContainText('nearly the same')
  await page.getByRole('button', { name: 'Update Property' }).first().click()
  await expectToast(page, 'Success', 'Property updated successfully')
  await page.locator(`a[href="/admin/property/${id}"]`).first().click()
  await expect(rows.first()).toContainText('This image is dark.')
})
