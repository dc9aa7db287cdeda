import type { Page } from 'playwright/test'
import { allProperties } from '../../support/site/catalogue.ts'
import { blackPng, images, noImages, turned } from '../../support/site/images.ts'
import { expect, test } from '../admin-test.ts'
import { expectAccessible } from '../axe.ts'
import { chooseImages } from './actions.ts'
import { storeFile } from './photos.ts'

const large = (name: string, file: Buffer) => storeFile(name, Buffer.concat([file, Buffer.alloc(10_500_000)]))
const button = (page: Page, name: string) => page.getByRole('button', { name: `Make it smaller: ${name}` })

test('images above 10 MB or 50 megapixels are made smaller one by one, upright, and saved; one that this device cannot open is explained, and what is no image is refused with the reason', async ({
  page,
  photos,
  title,
  baseURL,
  pageErrors,
}) => {
  await page.goto('/admin/property/new')
  await test.step('those that cannot be made smaller', async () => {
    const dialog = await chooseImages(page, [
      large('phone.heic', images.heic),
      large('torn.jpg', images.jpeg.subarray(0, 60)),
      large('film.jpg', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x08mdat')),
      large('other.jpg', photos.green.buffer),
      storeFile('lease.pdf', noImages['a PDF']),
      storeFile('logo.svg', noImages['an SVG']),
      storeFile('empty.jpg', Buffer.alloc(0)),
    ])
    const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
    const noImage = (kind: string) =>
      `This file cannot be used: it is ${kind}. Choose a JPEG, PNG, WebP, AVIF or HEIC image.`
    for (const [name, reason] of [
      ['film.jpg', 'This file cannot be used: it is a video.'],
      ['other.jpg', 'This file is larger than 10 MB. Make it smaller, or choose another image.'],
      ['lease.pdf', noImage('a PDF document')],
      ['logo.svg', noImage('an SVG drawing')],
      ['empty.jpg', 'This file is empty.'],
    ] as const)
      await expect(row(name)).toContainText(reason)
    await expect(button(page, 'film.jpg')).toHaveCount(0)
    for (const name of ['phone.heic', 'torn.jpg']) {
      await button(page, name).click()
      await expect(row(name)).toContainText(
        'This device cannot open this image to make it smaller. Save it as a smaller JPEG, or choose another image.',
      )
      await expect(button(page, name)).toHaveCount(0)
    }
    await expect(button(page, 'other.jpg')).toBeFocused()
    await dialog.locator('input[type=file]').setInputFiles([photos.red])
    await expect(dialog.getByRole('button', { name: 'Upload 1 image' })).toBeVisible()
    await page.evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype
      const released = new Promise((resolve) => addEventListener('continue', resolve, { once: true }))
      HTMLCanvasElement.prototype.toBlob = function (...options) {
        HTMLCanvasElement.prototype.toBlob = toBlob
        void released.then(() => this.toBlob(...options))
      }
    })
    await button(page, 'other.jpg').press('Enter')
    const working = page.getByRole('button', { name: 'Making it smaller...' })
    await expect(working).toBeFocused()
    await expect(working).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => dispatchEvent(new Event('continue')))
    await expect(dialog.getByRole('button', { name: 'Upload 2 images' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
  await page.getByRole('textbox', { name: /^Title/ }).fill(title)
  await page.getByRole('textbox', { name: /^Description/ }).fill('Typed before')
  const dialog = await chooseImages(page, [
    large('turned.jpg', turned(photos.red.buffer)),
    storeFile('wall.png', blackPng(7200)),
    large('film-behind.jpg', photos.blue.buffer),
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
  const saved = (await allProperties(baseURL ?? '')).find((property) => property.title === title)
  expect(saved?.images).toMatchObject([
    { width: 360, height: 480 },
    { width: 4000, height: 4000 },
    { width: 480, height: 360 },
  ])
})
