import type { Page, Request } from 'playwright/test'
import { runningEnvironment } from '../../support/site/environment.ts'
import { jpegOf } from '../../support/site/images.ts'
import { startSlowStorage } from '../../support/site/slow-storage.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, imageRows } from './actions.ts'
import { storeFile } from './photos.ts'

const BYTES_PER_MS = 20
const STEP_MS = 2500
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

test('three photographs arrive on an uplink of 20 KB/s, each sent once', async ({ page }) => {
  const unfinished = new Set<Request>()
  const forget = (request: Request) => unfinished.delete(request)
  page.on('requestfinished', forget).on('requestfailed', forget)
  page.on('request', (request) => {
    if (/\/api\/|X-Amz-Signature/.test(request.url())) unfinished.add(request)
  })
  // Two together exceed the limit without progress.
  const { storage, dialog } = await uploadSlowly(page, [1_500_000, 1_500_001, 1_500_002], { isMetered: true })
  let passedMs = 0
  try {
    await expect(async () => {
      // Time passes only while bytes wait.
      if (storage.waitingRequests() > 0 && storage.waitingRequests() === unfinished.size) {
        storage.transfer(STEP_MS * BYTES_PER_MS)
        await page.clock.fastForward(STEP_MS)
        passedMs += STEP_MS
      }
      expect(await dialog.count()).toBe(0)
    }).toPass({ intervals: [5], timeout: 50_000 })
    expect(passedMs).toBeGreaterThan(200_000)
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
    await page.clock.fastForward(400_000)
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
