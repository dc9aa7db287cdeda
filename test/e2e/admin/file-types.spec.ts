import { images } from '../../support/site/images.ts'
import { expect, test } from '../admin-test.ts'
import { chooseImages, imageRows } from './actions.ts'

test('an image is recognized by its bytes, whatever its name and declared type, also after drop and paste; no upload starts by itself; a dialog accepts thirty files, and waits until all are checked', async ({
  page,
  photos,
}) => {
  await page.goto('/admin/property/new')
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

  await chooseImages(page, [])
  const accepted = (await dialog.locator('input[type=file]').getAttribute('accept'))?.split(',')
  expect(accepted).toEqual(expect.arrayContaining(['image/*', '.heic', '.heif', '.hif', '.jfif', '.avif']))
  const chosen = dialog.getByRole('list', { name: 'Images to upload' }).getByRole('listitem')
  for (const [index, kind] of (['drop', 'paste'] as const).entries()) {
    await page.evaluate(
      ([type, text]) => {
        const transfer = new DataTransfer()
        const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
        transfer.items.add(new File([bytes], `${type}.hif`))
        const options = { bubbles: true, cancelable: true }
        document.body.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
        )
      },
      [kind, images.heic.toString('base64')] as const,
    )
    await expect(chosen.nth(index)).toContainText(`${kind}.hif`)
    await expect(chosen.nth(index)).toContainText('Ready')
  }
  await expect(dialog.getByRole('button', { name: 'Upload 2 images' })).toBeEnabled()
  for (const kind of ['drop', 'paste']) await dialog.getByRole('button', { name: `Remove ${kind}.hif` }).click()
  await expect(chosen).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(imageRows(page)).toHaveCount(8)
  expect(sent).toHaveLength(8)

  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return arrayBuffer.call(this)
    }
  })
  await chooseImages(
    page,
    Array.from({ length: 31 }, (_, index) => ({ ...photos.red, name: `house-${index}.jpg` })),
  )
  await expect(dialog.getByRole('status')).toHaveText('Checking images...')
  await expect(dialog.getByRole('button', { name: /^Upload/ })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Upload 30 images' })).toBeEnabled()
  await expect(dialog.getByRole('alert')).toContainText('house-30.jpg')
  await expect(dialog.getByRole('alert')).toContainText('Only 30 images can be uploaded at a time.')
})
