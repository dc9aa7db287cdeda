import { jpegOf } from '../../support/site/images.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { chooseImages, imageRows } from './actions.ts'
import { expectImage } from './photos.ts'
import { expectToast } from './toasts.ts'

const jpeg = (name: string, buffer: Buffer<ArrayBuffer>) => ({ name, mimeType: 'image/jpeg', buffer })

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/property/new')
  await expect(page.getByText('No images yet. Upload the first one.')).toBeVisible()
})

test('an upload can be paused, resumed and canceled; closing the dialog asks first, and stopping adds the images that are already uploaded', async ({
  page,
  context,
  photos,
}) => {
  const session = await context.newCDPSession(page)
  const uploadThroughput = 20_000
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
  await session.send('Network.emulateNetworkConditions', slow)
  const dialog = await chooseImages(page, [
    photos.green,
    jpeg('first.jpg', jpegOf(600_000)),
    jpeg('second.jpg', jpegOf(600_001)),
  ])
  await dialog.getByRole('button', { name: 'Upload 3 images' }).click()
  await expect(dialog.getByRole('status')).toContainText('1 of 3 uploaded')
  await expect(dialog.getByRole('progressbar').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Pause first.jpg' }).click()
  const first = dialog.getByRole('listitem').filter({ hasText: 'first.jpg' })
  await expect(first).toContainText('Paused')
  await dialog.getByRole('button', { name: 'Cancel second.jpg' }).click()
  await expect(dialog.getByText('second.jpg')).toHaveCount(0)
  await expect(first).toContainText('Paused')
  await dialog.getByRole('button', { name: 'Resume first.jpg' }).click()
  await expect(first.getByRole('progressbar')).toBeVisible()
  await expect(first).not.toContainText('Paused')

  const question = page.getByRole('alertdialog', { name: 'Stop uploading?' })
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Keep uploading' }).click()
  await expect(question).toHaveCount(0)
  await expect(first.getByRole('progressbar')).toBeVisible()
  await page.getByRole('dialog', { name: 'Upload Images' }).getByRole('button', { name: 'Cancel', exact: true }).click()
  await question.getByRole('button', { name: 'Stop uploading' }).click()
  await expectToast(page, 'Success', '1 image(s) uploaded successfully')
  await expect(dialog).toHaveCount(0)
  await expect(imageRows(page)).toHaveCount(1)
  await expectImage(imageRows(page).locator('img'), 'green')
})

test('uploads wait while the browser is offline; a failing connection is retried five times and then reported; trying again continues', async ({
  page,
  context,
  photos,
  pageErrors,
}) => {
  let attempts = 0
  await page.route(/X-Amz-Signature/, (route) => {
    attempts += 1
    return route.abort('connectionreset')
  })
  await page.clock.install()
  const dialog = await chooseImages(page, [photos.red])
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Upload 1 image' }).click()
  await expect(dialog.getByText('Waiting for your connection')).toBeVisible()
  await context.setOffline(false)
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(dialog.getByRole('alert').filter({ hasText: 'The connection was lost' })).toBeVisible({
      timeout: 100,
    })
  }).toPass({ timeout: 15_000 })
  expect(attempts).toBe(5)
  await expect(dialog.getByRole('status')).toContainText('0 of 1 uploaded, 1 failed')
  await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused()
  await page.unroute(/X-Amz-Signature/)
  await dialog.getByRole('button', { name: 'Retry failed uploads' }).click()
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(dialog).toHaveCount(0, { timeout: 200 })
  }).toPass({ timeout: 15_000 })
  await expect(imageRows(page)).toHaveCount(1)
  pageErrors.length = 0
})
