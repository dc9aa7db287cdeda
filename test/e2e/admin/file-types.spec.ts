import { images, noImages } from '../../support/site/images.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, imageRows } from './actions.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/property/new')
  await expect(page.getByText('No images yet. Upload the first one.')).toBeVisible()
})

test('an image is recognized by its bytes, whatever its name and declared type', async ({ page, photos }) => {
  const { jpeg, png, webp, avif, heic } = images
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/objects/upload')) sent.push(request.postDataJSON().contentType)
  })
  const dialog = await chooseImages(page, [
    { ...photos.red, name: 'a.jpg', mimeType: 'image/jpg' },
    { name: 'b.jfif', mimeType: 'image/pjpeg', buffer: jpeg },
    { ...photos.green, name: 'c.bin', mimeType: 'application/octet-stream' },
    { name: 'd', mimeType: '', buffer: webp },
    { name: 'e.hif', mimeType: 'image/hif', buffer: heic },
    { name: 'f.jpg', mimeType: 'image/jpeg', buffer: heic },
    { name: 'g.pdf', mimeType: 'application/pdf', buffer: avif },
    { name: 'h.heic', mimeType: 'image/heic', buffer: png },
  ])
  await dialog.getByRole('button', { name: 'Upload 8 images' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(imageRows(page)).toHaveCount(8)
  await expect(page.getByText('cannot be used')).toHaveCount(0)
  const [jpegType, pngType, webpType, avifType, heicType] = ['jpeg', 'png', 'webp', 'avif', 'heic'].map(
    (name) => `image/${name}`,
  )
  expect(sent.toSorted()).toEqual(
    [jpegType, jpegType, pngType, webpType, heicType, heicType, avifType, pngType].toSorted(),
  )
})

test('other files are refused with their true type', async ({ page }) => {
  const named: [name: string, mimeType: string, kind: string, buffer: Buffer<ArrayBuffer>][] = [
    ['lease.jpg', 'image/jpeg', 'a PDF document', noImages['a PDF']],
    ['logo.png', 'image/png', 'an SVG drawing', noImages['an SVG']],
    ['moving.webp', 'image/webp', 'a GIF', noImages['a GIF']],
    ['page.heic', 'image/heic', 'a web page', noImages['a web page']],
    ['letter.jpg', 'image/jpeg', 'a text', noImages['a text file']],
    ['film.heic', 'image/heic', 'a video', Buffer.from('\0\0\0\x18ftypqt  \0\0\0\0qt  hvc1\0\0\0\x08mdat')],
    ['scan.jpg', 'image/jpeg', 'a TIFF image or a raw file', Buffer.from('II*\0\x08\0\0\0')],
  ]
  const dialog = await chooseImages(
    page,
    named.map(([name, mimeType, , buffer]) => ({ name, mimeType, buffer })),
  )
  for (const [name, , kind] of named) {
    await expect(dialog.getByRole('alert').getByRole('listitem').filter({ hasText: name })).toContainText(
      `This file cannot be used: it is ${kind}. Choose a JPEG, PNG, WebP, AVIF or HEIC image.`,
    )
  }
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled()
})

for (const kind of ['drop', 'paste'] as const) {
  test(`images without a type can be added by ${kind} anywhere`, async ({ page }) => {
    const dialog = await chooseImages(page, [])
    await page.evaluate(
      ([type, text]) => {
        const transfer = new DataTransfer()
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
        transfer.items.add(new File([bytes], 'house.hif'))
        const options = { bubbles: true, cancelable: true }
        document.body.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
        )
      },
      [kind, images.heic.toString('base64')] as const,
    )
    await expect(dialog.getByRole('list', { name: 'Images to upload' })).toContainText('house.hif')
  })
}

test('the system’s file dialog offers files that some systems do not know as images', async ({ page }) => {
  const dialog = await chooseImages(page, [])
  const accepted = (await dialog.locator('input[type=file]').getAttribute('accept'))?.split(',')
  expect(accepted).toEqual(expect.arrayContaining(['image/*', '.heic', '.heif', '.hif', '.jfif', '.avif']))
})
