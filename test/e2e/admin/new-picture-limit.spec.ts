import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../admin-test.ts'
import { acceptNextQuestion, choosePictures, pictureRows, uploadPictures } from './acts.ts'
import type { Photos } from './photos.ts'
import { unitField, units } from './unit-acts.ts'

/** Brings the draft, which has one new picture, back after a reload with so many of them. */
async function restoreWith(page: Page, place: Page | Locator, count: number) {
  await page.addInitScript((copies) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('porchlight.draft.'))
    const draft = JSON.parse((key && sessionStorage.getItem(key)) ?? '{}')
    if (!key || draft.images.length !== 1) return
    const addresses = Array.from({ length: copies }, () => `/images/${crypto.randomUUID()}.jpg`)
    draft.images = addresses.map((url, n) => ({ ...draft.images[0], key: url, url, isPrimary: n === 0 }))
    sessionStorage.setItem(key, JSON.stringify(draft))
  }, count)
  const asked = acceptNextQuestion(page)
  await page.reload()
  await asked
  await place.getByRole('button', { name: 'Bring it back' }).click()
  await expect(pictureRows(place)).toHaveCount(count)
}

async function expectRoomForTwo(place: Page | Locator, photos: Photos) {
  const button = place.getByRole('button', { name: 'Upload Images' })
  const dialog = await choosePictures(place, [photos.red, photos.green, photos.blue])
  await expect(dialog).toContainText('Up to 2 pictures')
  await expect(dialog).toContainText('After these, save before you upload more.')
  await expect(dialog.getByRole('alert')).toContainText('blue.jpg')
  await dialog.getByRole('button', { name: 'Upload 2 pictures' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('Save these images first, then you can upload more.')
  await expect(button).toBeFocused()
  await place.getByRole('button', { name: 'Remove image 48' }).click()
  await expect(button).toBeEnabled()
}

test('a property takes no more new pictures than one save does', async ({ page, photos, title }) => {
  await page.goto('/admin/property/new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await uploadPictures(page, [photos.red])
  await restoreWith(page, page, 46)
  await expectRoomForTwo(page, photos)
})

test('a unit takes no more new pictures than one save does', async ({ page, photos, sandbox }) => {
  const { id } = await sandbox.property()
  await page.goto(`/admin/property/${id}`)
  await units(page).getByRole('button', { name: 'Add Unit' }).click()
  await unitField(page, 'Unit Number').fill('2B')
  await uploadPictures(units(page), [photos.red])
  await restoreWith(page, units(page), 46)
  await expectRoomForTwo(units(page), photos)
})

test('what has arrived takes room while the upload is still open', async ({ page, photos, title, pageTrouble }) => {
  await page.goto('/admin/property/new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await uploadPictures(page, [photos.red])
  await restoreWith(page, page, 46)
  const dialog = await choosePictures(page, [photos.red, { ...photos.green, name: 'refused.png' }])
  await page.route(/X-Amz-Signature/, (route) =>
    route.request().headers()['content-type'] === 'image/png' ? route.fulfill({ status: 400 }) : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Upload 2 pictures' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'The storage refused this file.' })).toBeVisible()
  await expect(pictureRows(page)).toHaveCount(47)
  await dialog.locator('input[type=file]').setInputFiles([photos.blue])
  await expect(dialog.getByRole('alert').filter({ hasText: 'blue.jpg' })).toBeVisible()
  pageTrouble.length = 0
})
