import sharp from 'sharp'
import { renderPhoto } from '../../support/functions/rendered-photos.ts'
import { draftFields } from '../../support/site/sandbox.ts'
import { upload } from '../../support/site/uploads.ts'
import { expect, test } from '../admin-test.ts'
import { holdRequests } from '../hold-requests.ts'
import { imageRows } from './actions.ts'
import { press } from './keys.ts'
import { expectToast } from './toasts.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('an image is turned and brightened by touch and by keyboard, and each step can be undone; a save waits for an image that is being turned', async ({
  page,
  admin,
  sandbox,
}) => {
  test.slow()
  const { pixels, width, height } = await renderPhoto(2, { light: 0.3 })
  const dark = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ width: 640 })
    .jpeg({ quality: 60 })
    .toBuffer()
  const url = await upload(admin, dark)
  const { id } = await sandbox.property({ property: draftFields(), images: [{ url, alt: 'The kitchen' }] })
  await page.goto(`/admin/property/${id}`)
  const row = imageRows(page).first()
  const button = (name: string) => row.getByRole('button', { name: `${name}: image 1` })
  await expect(row).toContainText('Take it again in daylight, or press Brighten.')
  for (const name of ['Turn right', 'Brighten'])
    expect((await button(name).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await button('Brighten').tap()
  await expectToast(page, 'Success', 'Image 1 brightened. Save to keep it.')
  await expect(button('Undo brighten')).toBeVisible()
  await expect(row).not.toContainText('This image is dark')
  await button('Undo brighten').tap()
  await expectToast(page, 'Success', 'Image 1 is as bright as before. Save to keep it.')
  await page.getByRole('button', { name: 'Undo', exact: true }).tap()
  await expect(button('Undo brighten')).toBeVisible()

  await button('Turn right').focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'Image 1 turned. Save to keep it.')
  await page.keyboard.press('F8')
  await press(page, page.getByRole('button', { name: 'Undo', exact: true }))
  await expect(button('Turn right')).toBeFocused()
  const release = await holdRequests(page, '**/api/objects/edits')
  await page.keyboard.press('Enter')
  await expect(button('Turn right')).toHaveText('Working...')
  await expect(button('Turn right')).toBeFocused()
  await page.getByRole('button', { name: 'Update Property' }).first().tap()
  await expect(page.getByRole('button', { name: 'Saving...' }).first()).toBeVisible()
  release()
  await expect(page.getByText('Property updated successfully', { exact: true })).toBeVisible({ timeout: 25_000 })
  const [image] = (await sandbox.read(id)).images
  expect(image).toMatchObject({ width: 480, height: 640, alt: 'The kitchen', isPrimary: true })
  expect(image?.imageUrl).not.toBe(url)

  await page.locator(`a[href="/admin/property/${id}"]`).first().click()
  await expect(button('Undo brighten')).toBeVisible()
  await expect(row).not.toContainText('This image is being prepared.')
})
