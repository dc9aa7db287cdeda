import type { Page } from 'playwright/test'
import { allProperties } from '../../support/site/catalogue.ts'
import { blackPng, images, jpegOf, turned } from '../../support/site/images.ts'
import { draftFields } from '../../support/site/sandbox.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { chooseImages, imageRows } from './actions.ts'

const padded = (file: Buffer, bytes = 10_500_000) => Buffer.concat([file, Buffer.alloc(bytes)])
const jpeg = (name: string, buffer: Buffer<ArrayBuffer>) => ({ name, mimeType: 'image/jpeg', buffer })
const tooManyPixels = { name: 'wall.png', mimeType: 'image/png', buffer: Buffer.from(blackPng(7200)) }
const button = (page: Page, name: string) => page.getByRole('button', { name: `Make it smaller: ${name}` })

test('images above 10 MB or 50 megapixels are made smaller one by one, upright, and saved', async ({
  page,
  photos,
  title,
  baseURL,
  pageErrors,
}) => {
  await page.goto('/admin/property/new')
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Typed before')
  const dialog = await chooseImages(page, [
    jpeg('turned.jpg', padded(turned(photos.red.buffer))),
    tooManyPixels,
    jpeg('film-behind.jpg', padded(photos.blue.buffer)),
  ])
  const refused = dialog.getByRole('alert').getByRole('listitem')
  await expect(refused).toHaveCount(3)
  await expect(refused.nth(0)).toContainText('This file is larger than 10 MB.')
  await expect(refused.nth(1)).toContainText('This image has more than 50 million pixels.')
  await expectAccessible(page)
  await button(page, 'turned.jpg').press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('turned.jpg was made smaller and added.')
  await expect(button(page, 'wall.png')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(page, 'film-behind.jpg')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Upload 3 images' })).toBeFocused()
  await expect(refused).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('Typed before')
  await page.getByRole('button', { name: 'Create Property' }).click()
  await expect(page.getByText('Property created successfully', { exact: true })).toBeVisible({ timeout: 25_000 })
  pageErrors.length = 0
  const stored = (await allProperties(baseURL ?? '')).find((property) => property.title === title)
  expect(stored?.images).toMatchObject([
    { width: 360, height: 480 },
    { width: 4000, height: 4000 },
    { width: 480, height: 360 },
  ])
})

test('an image that this device cannot open is explained, and the others stay', async ({ page, photos }) => {
  await page.goto('/admin/property/new')
  const dialog = await chooseImages(page, [
    { name: 'phone.heic', mimeType: 'image/heic', buffer: padded(images.heic) },
    jpeg('torn.jpg', padded(images.jpeg.subarray(0, 60))),
    jpeg('other.jpg', padded(photos.green.buffer)),
  ])
  for (const name of ['phone.heic', 'torn.jpg']) {
    await button(page, name).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText(
      'This device cannot open this image to make it smaller. Save it as a smaller JPEG, or choose another image.',
    )
    await expect(button(page, name)).toHaveCount(0)
  }
  await expect(button(page, 'other.jpg')).toBeFocused()
  await dialog.locator('input[type=file]').setInputFiles([photos.red])
  await expect(dialog.getByRole('button', { name: 'Upload 1 image' })).toBeVisible()
  await button(page, 'other.jpg').click()
  await dialog.getByRole('button', { name: 'Upload 2 images' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(imageRows(page)).toHaveCount(2)
})

test('the button shows that it is working', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => {}
  })
  await page.goto('/admin/property/new')
  await chooseImages(page, [jpeg('slow.jpg', jpegOf(11_000_000))])
  await button(page, 'slow.jpg').press('Enter')
  const working = page.getByRole('button', { name: 'Making it smaller...' })
  await expect(working).toBeFocused()
  await expect(working).toHaveAttribute('aria-busy', 'true')
})

test('a video above 10 MB is refused as a video', async ({ page }) => {
  await page.goto('/admin/property/new')
  const film = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x08mdat')
  const dialog = await chooseImages(page, [jpeg('film.jpg', padded(film))])
  await expect(dialog.getByRole('alert')).toContainText('This file cannot be used: it is a video.')
  await expect(button(page, 'film.jpg')).toHaveCount(0)
})

test('hero images, unit images and replacements are made smaller too', async ({ page, sandbox, photos }) => {
  const shrink = async (opener: string, place: Parameters<typeof chooseImages>[0] = page) => {
    const dialog = await chooseImages(place, [jpeg('large.jpg', padded(photos.red.buffer))], opener)
    await button(page, 'large.jpg').click()
    await expect(dialog.getByRole('button', { name: 'Upload 1 image' })).toBeFocused()
    return dialog
  }
  await page.goto('/admin/hero')
  await shrink('Upload Image')
  const { id } = await sandbox.property({ property: draftFields() })
  await page.goto(`/admin/property/${id}`)
  const units = page.getByRole('region', { name: 'Units' })
  await units.getByRole('button', { name: 'Add Unit' }).click()
  const dialog = await shrink('Upload Images', units)
  await dialog.getByRole('button', { name: 'Upload 1 image' }).click()
  await expect(imageRows(units)).toHaveCount(1)
  await shrink('Replace image 1', units)
})
