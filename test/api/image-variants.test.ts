import { variantPath, variantWidths, widthsFor } from '@porchlight/contract/images/image-files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { images as sampleImages } from '../support/site/images.ts'
import { openSandbox } from '../support/site/sandbox.ts'
import { upload } from '../support/site/uploads.ts'
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
})
