import type { Locator, Page } from 'playwright/test'
import { runningEnvironment } from '../../support/site/environment.ts'
import { jpegOf } from '../../support/site/images.ts'
import { startSlowStorage } from '../../support/site/slow-storage.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, imageRows } from './actions.ts'
import { storeFile } from './photos.ts'

const SCALE = 100
const imageOf = (size: number) => storeFile(`${size}.jpg`, jpegOf(size))

async function uploadSlowly(page: Page, sizes: number[], slowness: Parameters<typeof startSlowStorage>[1]) {
  const origin = (await runningEnvironment()).AWS_ENDPOINT_URL_S3
  const storage = await startSlowStorage(origin, slowness)
  await page.route(/X-Amz-Signature/, (route) =>
    route.continue({ url: route.request().url().replace(origin, storage.origin) }),
  )
  await page.clock.install()
  await page.goto('/admin/property/new')
  await expect(page.getByText('No images yet. Upload the first one.')).toBeVisible()
  const dialog = await chooseImages(page, sizes.map(imageOf))
  await dialog.getByRole('button', { name: /^Upload \d+ images?$/ }).click()
  return { storage, dialog }
}

/**
 * Advances the page's clock as fast as bytes arrive until the dialog closes, so that a busy machine cannot look like an
 * interruption. Returns seconds.
 */
async function runUntilClosed(page: Page, dialog: Locator, receivedBytes: () => number): Promise<number> {
  let passed = 0
  while ((await dialog.count()) > 0) {
    const due = Math.max(receivedBytes() / 20 - passed, 50)
    await page.clock.runFor(due)
    passed += due
    await page.waitForTimeout(50)
  }
  return passed / 1000
}

test('three photographs of 3 MB arrive on an uplink of 20 KB/s, each sent once', async ({ page }) => {
  test.slow()
  const { storage, dialog } = await uploadSlowly(page, [3_000_000, 3_000_001, 3_000_002], { bytesPerMs: 20 * SCALE })
  try {
    await expect(dialog.getByText('Finishing').first()).toBeVisible()
    expect(await runUntilClosed(page, dialog, storage.receivedBytes)).toBeGreaterThan(400)
    await expect(imageRows(page)).toHaveCount(3)
    expect(storage.begun).toHaveLength(3)
  } finally {
    storage.stop()
  }
})

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
  const { storage, dialog } = await uploadSlowly(page, [3_000_000], { isHolding: true })
  try {
    await expect.poll(() => storage.received).toHaveLength(1)
    await expect(dialog.getByText('Finishing')).toBeVisible()
    await page.clock.runFor(400_000)
    await expect(dialog.getByText('Finishing')).toBeVisible()
    const question = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    await (await question).dismiss()
    storage.release()
    await expect(dialog).toHaveCount(0)
    await expect(imageRows(page)).toHaveCount(1)
    expect(storage.begun).toHaveLength(1)
  } finally {
    storage.stop()
  }
})
