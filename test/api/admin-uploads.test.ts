import { limits } from '@porchlight/contract/limits'
import { afterAll, describe, expect, test } from 'vitest'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { jpegOf, noImages, images as sampleImages } from '../support/site/images.ts'
import { asImageInputs } from '../support/site/sample-calls.ts'
import { openSandbox, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { tableContents } from '../support/site/table-contents.ts'
import { presignedAt, put, requestUpload, upload, uploads } from '../support/site/uploads.ts'
import { call, expectFailure, origin } from './call.ts'

const client = await signIn(origin, admin)
const sandbox = openSandbox(client)
afterAll(() => sandbox.clear())

const property = await sandbox.property({ images: [{ url: await upload(client), caption: 'Front' }] })
const unit = await sandbox.unit(property.id)
const existingImages = asImageInputs(property.images)

const attachments = (url: string) =>
  [
    ['POST', '/api/properties', { property: propertyFields(), images: [{ url }] }, 'images.0.url'],
    [
      'PUT',
      `/api/properties/${property.id}`,
      { property: propertyFields(), images: [...existingImages, { url }] },
      'images.1.url',
    ],
    ['POST', '/api/units', { unit: unitFields(property.id), images: [{ url }] }, 'images.0.url'],
    ['PATCH', `/api/units/${unit.id}`, { unit: unitFields(property.id), images: [{ url }] }, 'images.0.url'],
    ['POST', '/api/hero-images', { imageUrl: url }, 'imageUrl'],
  ] as const

const expectNothingAttached = (url: string) => expectNoneAttached({ [url]: url })

async function expectNoneAttached(urls: Record<string, string>) {
  const before = await tableContents()
  for (const [what, url] of Object.entries(urls)) {
    for (const [method, path, body, issuePath] of attachments(url)) {
      const { issues } = await expectFailure(await client.send(method, path, body), 400, 'invalid_input')
      expect({ what, paths: issues?.map((issue) => issue.path) }).toEqual({ what, paths: [issuePath] })
      expect(issues?.[0]?.message, what).toMatch(/^[A-Z].{15,}/)
    }
  }
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

  test('is also attached by the URL that it was uploaded to', async () => {
    const { uploadURL, imageUrl } = await requestUpload(client)
    expect((await put(uploadURL, sampleImages.jpeg)).status).toBe(200)
    const { images } = await sandbox.property({ images: [{ url: uploadURL.replace(/\?.*/, '') }] })
    expect(images[0]?.imageUrl).toBe(imageUrl)
  })

  test('may belong to several properties', async () => {
    const url = await upload(client)
    const saves = Array.from({ length: 10 }, () =>
      client.send('POST', '/api/properties', { property: propertyFields(), images: [{ url }] }),
    )
    const responses = await Promise.all(saves)
    for (const response of responses) if (response.ok) sandbox.alsoClear((await response.json()).id)
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
  })

  test('can be saved together with twenty-nine others', async () => {
    const urls = await uploads(client, limits.imagesPerUpload)
    const { id } = await sandbox.property({ images: urls.map((url) => ({ url })) })
    expect((await sandbox.read(id)).images.map(({ imageUrl }) => imageUrl)).toEqual(urls)
  })

  test('of exactly 10 MB is accepted, one byte more is not', { timeout: 60_000 }, async () => {
    const largest = await requestUpload(client, { contentType: 'image/jpeg', contentLength: limits.uploadBytes })
    const tooLarge = jpegOf(limits.uploadBytes + 1)
    expect((await put(largest.uploadURL, tooLarge, 'image/jpeg', largest.headers)).status).toBe(403)
    await expectNothingAttached(largest.imageUrl)
    expect((await put(largest.uploadURL, jpegOf(limits.uploadBytes), 'image/jpeg', largest.headers)).status).toBe(200)
    await sandbox.property({ images: [{ url: largest.imageUrl }] })

    const unsigned = await requestUpload(client)
    expect((await put(unsigned.uploadURL, tooLarge)).status).toBe(200)
    await expectNothingAttached(unsigned.imageUrl)
  })
})

describe('nothing is attached', () => {
  test('if a file sent as JPEG is not a JPEG', async () => {
    const addresses: Record<string, string> = {}
    for (const [what, file] of Object.entries(noImages)) {
      const { uploadURL, imageUrl } = await requestUpload(client, { contentType: 'image/jpeg' })
      expect((await put(uploadURL, file)).status).toBe(200)
      addresses[what] = imageUrl
    }
    await expectNoneAttached(addresses)
  })

  test('if an image was uploaded as HTML', async () => {
    const { uploadURL, imageUrl } = await requestUpload(client)
    const uploadResponse = await put(uploadURL, sampleImages.jpeg, 'text/html')
    if (uploadResponse.ok) await expectNothingAttached(imageUrl)
    else expect(uploadResponse.status).toBe(403)
  })

  test('if nothing was uploaded', async () => {
    await expectNothingAttached((await requestUpload(client)).imageUrl)
  })

  test('if one image of a list is invalid', async () => {
    const validUrl = await upload(client)
    const { uploadURL, imageUrl: bad } = await requestUpload(client)
    await put(uploadURL, noImages['a text file'])
    const before = await tableContents()
    const body = {
      property: propertyFields(),
      images: [...existingImages, { url: validUrl }, { url: bad }, { url: '/x.jpg' }],
    }
    const response = await client.send('PUT', `/api/properties/${property.id}`, body)
    const { issues } = await expectFailure(response, 400, 'invalid_input')
    expect(issues?.map(({ path }) => path)).toEqual(['images.2.url', 'images.3.url'])
    expect(await tableContents()).toEqual(before)
  })

  const id = '00000000-0000-4000-8000-000000000000'
  const foreignUrls = [
    `https://elsewhere.example/images/${id}.jpg`,
    `//elsewhere.example/images/${id}.jpg`,
    `http://127.0.0.1:1/images/${id}.jpg`,
    `/../images/${id}.jpg`,
    `/images/../images/${id}.jpg`,
    `/images/%2e%2e/${id}.jpg`,
    `/images/${id}.jpg/../../secret`,
    `/images//${id}.jpg`,
    `\\images\\${id}.jpg`,
    `/images/${id}.svg`,
    `/images/${id}.html`,
    `/images/${id}`,
    `/images/${id}.jpg\n`,
    `/images/${id}.jpg#x`,
    `images/${id}.jpg`,
    '/etc/passwd',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:image/png;base64,iVBORw0KGgo=',
    '/default-hero.jpg',
    '/api/logout',
    ' ',
    '🏠',
  ]
  test('from a URL without an upload', () =>
    expectNoneAttached(Object.fromEntries(foreignUrls.map((url) => [JSON.stringify(url), url]))))

  test('from another bucket', async () => {
    const address = new URL((await requestUpload(client)).uploadURL)
    const [, bucket = ''] = address.pathname.split('/')
    await expectNoneAttached({
      'of another name': `${address.origin}${address.pathname.replace(bucket, 'another-bucket')}`,
      'beside this one': `${address.origin}/${bucket}/../another-bucket/images/${id}.jpg`,
      'in another folder': `${address.origin}/${bucket}/other/${id}.jpg`,
    })
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
