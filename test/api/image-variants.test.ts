import { variantKeys, variantPath, variantWidths, widthsFor } from '@porchlight/contract/images/image-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { images as sampleImages } from '../support/site/images.ts'
import { openSandbox } from '../support/site/sandbox.ts'
import { itemsOf } from '../support/site/table-contents.ts'
import { isInBucket, put, requestUpload, upload } from '../support/site/uploads.ts'
import { call, origin } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear())

const fetchFresh = (path: string) => call(`${path}?${crypto.randomUUID()}`)

describe('an image from a phone', () => {
  let url: string
  let propertyId: string
  beforeAll(async () => {
    url = await upload(client, sampleImages.heic, 'image/heic')
    propertyId = (await sandbox.property({ images: [{ url }] })).id
  })

  test('is listed with its size and a placeholder', async () => {
    const [image] = (await sandbox.read(propertyId)).images
    expect(image).toMatchObject({ imageUrl: url, width: 480, height: 270 })
    expect(image?.placeholder).toMatch(/^data:image\/webp;base64,/)
  })

  test('is served with immutable caching at each width of the layouts, and never enlarged', async () => {
    for (const width of variantWidths) {
      for (const format of ['avif', 'webp'] as const) {
        const response = await fetchFresh(variantPath(url, width, format))
        expect(response.status).toBe(widthsFor(480).includes(width) ? 200 : 404)
        if (!response.ok) continue
        expect(response.headers.get('content-type')).toBe(`image/${format}`)
        expect(response.headers.get('cache-control')).toContain('immutable')
      }
    }
  })

  test('is a JPEG at its own URL, whatever the extension', async () => {
    const response = await fetchFresh(url)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await response.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  })

  test('does not change when another file is sent to its URL', async () => {
    const { uploadURL, imageUrl } = await requestUpload(client)
    await put(uploadURL, sampleImages.jpeg)
    const { id } = await sandbox.property({ images: [{ url: imageUrl }] })
    const read = async () => [await sandbox.read(id), Buffer.from(await (await fetchFresh(imageUrl)).arrayBuffer())]
    const before = await read()
    for (const [file, type] of [
      [sampleImages.png, 'image/jpeg'],
      [Buffer.from('<script>alert(1)</script>'), 'text/html'],
    ] as const)
      expect((await put(uploadURL, file, type)).status).toBe(200)
    // The next upload is processed after these.
    await sandbox.property({ images: [{ url: await upload(client) }] })
    expect(await read()).toEqual(before)
  })

  test('is deleted with its property: the variants within two minutes, the original 31 days later', async () => {
    const isStored = async (key: string, bucket: 'originals' | 'variants') =>
      (await isInBucket(bucket, key)) ? [key] : []
    const remainingKeys = async () =>
      (
        await Promise.all([
          isStored(url.slice(1), 'originals'),
          ...variantKeys(url, 480).map((key) => isStored(key, 'variants')),
        ])
      ).flat()
    expect(await remainingKeys()).toHaveLength(1 + 2 + 2 * widthsFor(480).length)
    expect((await client.send('DELETE', `/api/properties/${propertyId}`)).status).toBe(204)
    await expect.poll(remainingKeys, { timeout: 120_000, interval: 500 }).toEqual([url.slice(1)])
    expect((await client.send('DELETE', `/api/deleted-properties/${propertyId}`)).status).toBe(204)
    expect(await remainingKeys()).toEqual([url.slice(1)])
    const [upload] = await itemsOf(`MEDIA#${url.slice(8, 44)}`)
    expect(upload).toMatchObject({ unreferencedSince: { S: expect.any(String) } })
  })
})
