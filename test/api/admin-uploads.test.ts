import { afterAll, describe, expect, test } from 'vitest'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { images as sampleImages } from '../support/site/images.ts'
import { openSandbox, propertyFields } from '../support/site/sandbox.ts'
import { tableContents } from '../support/site/table-contents.ts'
import { presignedAt, put, requestUpload, upload } from '../support/site/uploads.ts'
import { call, expectFailure, origin } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear())

async function expectNothingAttached(url: string) {
  const before = await tableContents()
  const body = { property: propertyFields(), images: [{ url }] }
  const { issues } = await expectFailure(await client.send('POST', '/api/properties', body), 400, 'invalid_input')
  expect(issues?.map(({ path }) => path)).toEqual(['images.0.url'])
  expect(await tableContents()).toEqual(before)
}

describe('an image', () => {
  test.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'avif'],
    ['heic', 'image/heic', 'heic'],
  ] as const)('of type %s is served on the public page after the upload', async (format, type, extension) => {
    const url = await upload(client, sampleImages[format], type)
    expect(url).toMatch(new RegExp(`^/images/[0-9a-f-]{36}\\.${extension}$`))
    const { id } = await sandbox.property({ images: [{ url, caption: 'New' }] })
    const [image] = (await sandbox.read(id)).images
    expect(image).toMatchObject({ imageUrl: url, caption: 'New', isPrimary: true, displayOrder: 0, propertyId: id })
    const imageResponse = await call(url)
    expect(imageResponse.status).toBe(200)
    expect(imageResponse.headers.get('content-type')).toBe('image/jpeg')
  })
})

describe('an upload URL', () => {
  test('expires after five minutes, as its response says, and has a key made by the server', async () => {
    const [one, other] = [await requestUpload(client), await requestUpload(client)]
    expect([one.expiresIn, new URL(one.uploadURL).searchParams.get('X-Amz-Expires')]).toEqual([300, '300'])
    expect(new URL(one.uploadURL).pathname).not.toBe(new URL(other.uploadURL).pathname)
  })

  test('accepts only the signed type, length, key and method', async () => {
    const size = sampleImages.jpeg.length
    const uploadRequest = { contentType: 'image/jpeg', contentLength: size }
    const { uploadURL, imageUrl, headers } = await requestUpload(client, uploadRequest)
    const send = async (address: string, file = sampleImages.jpeg, type = 'image/jpeg', more = {}) =>
      (await put(address, file, type, { ...headers, ...more })).status
    expect(await send(uploadURL, sampleImages.jpeg, 'image/svg+xml')).toBe(403)
    expect(await send(uploadURL, sampleImages.jpeg, 'text/html')).toBe(403)
    expect(await send(uploadURL, Buffer.concat([sampleImages.jpeg, Buffer.alloc(1)]))).toBe(403)
    expect(await send(uploadURL.replace('.jpg?', '.svg?'))).toBe(403)
    expect(await send(uploadURL.replace('Expires=300', 'Expires=604800'))).toBe(403)
    expect(await send(uploadURL.replace(/\?.*/, ''))).toBe(403)
    expect(await send(uploadURL, sampleImages.jpeg, 'image/jpeg', { 'x-amz-acl': 'public-read' })).toBe(403)
    expect((await put(uploadURL, sampleImages.jpeg)).status).toBe(403)
    expect((await fetch(uploadURL)).status).toBe(403)
    expect((await fetch(uploadURL, { method: 'DELETE' })).status).toBe(403)
    await expectNothingAttached(imageUrl)
    expect(await send(uploadURL)).toBe(200)
  })

  test('with a length accepts one file, and then returns 412', async () => {
    const uploadRequest = { contentType: 'image/jpeg', contentLength: sampleImages.jpeg.length }
    const { uploadURL, imageUrl, headers } = await requestUpload(client, uploadRequest)
    const other = Buffer.from(sampleImages.jpeg).fill(0)
    const statuses: number[] = []
    for (const file of [sampleImages.jpeg, sampleImages.jpeg, other])
      statuses.push((await put(uploadURL, file, 'image/jpeg', headers)).status)
    expect(statuses).toEqual([200, 412, 412])
    await sandbox.property({ images: [{ url: imageUrl }] })
  })

  test('accepts requests from pages of this site only', async () => {
    const { uploadURL, headers } = await requestUpload(client, { contentType: 'image/jpeg', contentLength: 1 })
    const preflight = (from: string, names: string[]) =>
      fetch(uploadURL, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': names.join(),
        },
      })
    const names = Object.keys(headers)
    expect((await preflight(origin, names)).status).toBe(200)
    expect((await preflight(origin, [...names, 'x-amz-acl'])).status).toBe(403)
    expect((await preflight('https://other.example', names)).status).toBe(403)
  })

  test('accepts nothing after it expires', async () => {
    const { imageUrl } = await requestUpload(client)
    const lateUpload = await put(await presignedAt(imageUrl, new Date(Date.now() - 301_000)), sampleImages.jpeg)
    expect(lateUpload.status).toBe(403)
    expect(await lateUpload.text()).toContain('Request has expired')
    await expectNothingAttached(imageUrl)
    // The signature works at another time, so only the time was wrong.
    expect((await put(await presignedAt(imageUrl, new Date()), sampleImages.jpeg)).status).toBe(200)
  })
})
