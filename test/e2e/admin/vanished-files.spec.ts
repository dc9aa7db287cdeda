import { appendFile, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { jpegOf } from '../../support/site/images.ts'
import { expect, test } from '../admin-test.ts'

const unreadable = 'This file could not be read. Choose it again.'

const faults: Record<string, (path: string) => Promise<void>> = {
  deleted: (path) => rm(path),
  'made longer': (path) => appendFile(path, 'more'),
  'saved again': (path) => utimes(path, new Date(), new Date(Date.now() + 5000)),
}

let folder: string
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-files-'))
})
test.afterEach(() => rm(folder, { recursive: true }))

async function choose(page: Page) {
  const path = join(folder, 'house.jpg')
  await writeFile(path, jpegOf(50_000))
  // Browsers compare times in whole seconds.
  const earlier = new Date(Date.now() - 5000)
  await utimes(path, earlier, earlier)
  await page.getByRole('button', { name: 'Upload Images' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(path)
  await expect(dialog.getByText('Ready')).toBeVisible()
  return { path, dialog }
}

async function cancel(dialog: Locator) {
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
}

test('an image that was changed before it is sent, or while its address is requested, is reported at once', async ({
  page,
  pageErrors,
}) => {
  let requests = 0
  await page.route('**/api/objects/upload', (route) => {
    requests += 1
    return route.continue()
  })
  await page.goto('/admin/property/new')
  for (const [fault, happen] of Object.entries(faults))
    await test.step(fault, async () => {
      const { path, dialog } = await choose(page)
      await happen(path)
      await dialog.getByRole('button', { name: 'Upload 1 image' }).click()
      await expect(dialog.getByText(unreadable)).toBeVisible({ timeout: 2000 })
      await cancel(dialog)
    })
  expect(requests).toBe(0)
  const { path, dialog } = await choose(page)
  await page.route('**/api/objects/upload', async (route) => {
    await rm(path)
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Upload 1 image' }).click()
  await expect(dialog.getByText(unreadable)).toBeVisible({ timeout: 3000 })
  pageErrors.length = 0
})
