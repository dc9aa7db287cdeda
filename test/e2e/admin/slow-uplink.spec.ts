import { runningEnvironment } from '../../support/site/environment.ts'
import { startFaultyProxy } from '../../support/site/faulty-proxy.ts'
import { jpegOf } from '../../support/site/images.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, imageRows } from './actions.ts'
import { storeFile } from './photos.ts'

const imageOf = (size: number) => storeFile(`${size}.jpg`, jpegOf(size))

test('images that arrived are in the form once the tab is hidden, in order', async ({ page }) => {
  const sizes = [30_000, 30_001, 30_002]
  await page.route('**/api/objects/upload', (route) =>
    route.request().postDataJSON().contentLength === sizes[1] ? undefined : route.continue(),
  )
  await page.goto('/admin/property/new')
  const dialog = await chooseImages(page, sizes.map(imageOf))
  await dialog.getByRole('button', { name: 'Upload 3 images' }).click()
  await expect(dialog.getByText('2 of 3')).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(imageRows(page)).toHaveCount(1)
})

test('an image that the storage confirms after 400 s is sent once, and leaving asks first', async ({ page }) => {
  const origin = (await runningEnvironment()).AWS_ENDPOINT_URL_S3
  const storage = await startFaultyProxy(origin)
  const sent: string[] = []
  const released = Promise.withResolvers<void>()
  storage.breaks(async ({ method, path }) => {
    if (method !== 'PUT') return
    sent.push(path)
    await released.promise
  })
  await page.route(/X-Amz-Signature/, (route) =>
    route.continue({ url: route.request().url().replace(origin, storage.origin) }),
  )
  await page.clock.install()
  await page.goto('/admin/property/new')
  const dialog = await chooseImages(page, [imageOf(3_000_000)])
  await dialog.getByRole('button', { name: 'Upload 1 image' }).click()
  try {
    await expect.poll(() => sent).toHaveLength(1)
    await expect(dialog.getByText('Finishing')).toBeVisible()
    await page.clock.fastForward(400_000)
    await expect(dialog.getByText('Finishing')).toBeVisible()
    const question = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    await (await question).dismiss()
    released.resolve()
    await expect(dialog).toHaveCount(0)
    await expect(imageRows(page)).toHaveCount(1)
    expect(sent).toHaveLength(1)
  } finally {
    storage.stop()
  }
})
