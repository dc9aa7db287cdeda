import { setTimeout } from 'node:timers/promises'
import { limits } from '@porchlight/contract/limits'
import { afterAll, expect, test, vi } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { images as sampleImages } from '../../../../test/support/site/images.ts'
import { mediaKey } from '../../data/keys.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const readUploadStatus = async (imageUrl: string) =>
  (await site.asAdmin('getUploadStatus', { query: { imageUrl } })).body
const request = (body?: object) => site.asAdmin('requestUpload', { body })
const create = (images: object[]) => site.asAdmin('createProperty', { body: { property: propertyFields, images } })
const send = (address: string, type: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'PUT', headers: { ...headers, 'content-type': type }, body })

test('a client that does not describe its file receives an address, too', async () => {
  const { status, body } = await request()
  expect(status).toBe(200)
  expect(body).toMatchObject({ expiresIn: 300, headers: {} })
  expect((await send(body.uploadURL, 'image/webp', new Uint8Array(sampleImages.webp))).status).toBe(200)
  await site.makeVariantsOf(body.imageUrl)
  expect((await create([{ url: body.uploadURL.split('?')[0] }])).status).toBe(200)
})

test.each([
  [{ contentType: 'image/svg+xml' }, 'contentType'],
  [{ contentType: 'text/html' }, 'contentType'],
  [{ contentLength: limits.uploadBytes + 1 }, 'contentLength'],
  [{ contentLength: 0 }, 'contentLength'],
  [{ contentLength: 1.5 }, 'contentLength'],
  [{ key: 'images/mine.jpg' }, 'key'],
])('%j is refused before anything is sent', async (body, path) => {
  expect(await request(body)).toMatchObject({ status: 400, body: { issues: [{ path }] } })
})

const text = Buffer.from('This is no picture, whatever its name says.')
const oversized = Buffer.concat([sampleImages.jpeg, Buffer.alloc(limits.uploadBytes + 1 - sampleImages.jpeg.length)])
test.each<[string, Buffer, RegExp]>([
  ['a text file named .jpg', text, /not an image/],
  ['nothing', Buffer.alloc(0), /empty/],
  ['10,485,761 bytes', oversized, /larger than 10 MB/],
])('%s is refused with the reason, and nothing is attached', async (_, file, reason) => {
  const good = await site.upload()
  const url = await site.upload(file)
  const { status, body } = await create([{ url: good }, { url }])
  expect(status).toBe(400)
  expect(body.issues).toEqual([{ path: 'images.1.url', message: expect.stringMatching(reason) }])
  expect(body.message).toMatch(reason)
  expect(await readUploadStatus(url)).toEqual({ uploadStatus: 'refused', reason: expect.stringMatching(reason) })
  expect((await create([{ url: good }])).status).toBe(200)
})

test('10,485,760 bytes are accepted', async () => {
  const url = await site.upload(oversized.subarray(0, -1))
  expect((await create([{ url }])).status).toBe(200)
})

test('images that were never uploaded are refused in one response', async () => {
  const [one, two] = [await request(), await request()]
  const { body } = await create([{ url: one.body.imageUrl }, { url: await site.upload() }, { url: two.body.imageUrl }])
  expect(body.issues).toMatchObject([{ path: 'images.0.url' }, { path: 'images.2.url' }])
  expect(body.message).toMatch(/did not arrive/)
  expect(await readUploadStatus(one.body.imageUrl)).toMatchObject({ uploadStatus: 'refused' })
  expect(await readUploadStatus('https://elsewhere.example/a.jpg')).toMatchObject({ uploadStatus: 'refused' })
})

test('a save waits for the variants of its images, and reports missing ones', async () => {
  const url = await site.send()
  expect(await readUploadStatus(url)).toEqual({ uploadStatus: 'waiting' })
  const waiting = create([{ url }])
  await setTimeout(600)
  await site.makeVariantsOf(url)
  expect(await waiting).toMatchObject({ status: 200, body: { images: [{ imageUrl: url, width: 40, height: 21 }] } })
  expect(await readUploadStatus(url)).toEqual({ uploadStatus: 'usable' })

  const late = await site.send()
  const waitingToo = create([{ url: late }])
  await setTimeout(600)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20_000 })
  const answer = await waitingToo
  vi.useRealTimers()
  expect(answer).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { code: 'unavailable', message: expect.stringContaining('still being prepared') },
  })
  await site.makeVariantsOf(late)
  expect((await create([{ url: late }])).status).toBe(200)
})

test('an upload exists for 7 days and must then be uploaded again', async () => {
  const url = await site.upload()
  await site.reconcile(6.9)
  expect(await site.stateOf(url)).toBe('complete')
  await site.reconcile(7.1)
  expect(await site.stateOf(url)).toBe('original only')
  const message = 'This image was removed. Please upload it again.'
  expect(await create([{ url }])).toMatchObject({ status: 400, body: { issues: [{ path: 'images.0.url', message }] } })
  await site.reconcile(38)
  expect(await site.stateOf(url)).toBe('original only')
  await site.reconcile(38.2)
  expect([await site.stateOf(url), await site.itemsOf(mediaKey(url.slice(8, 44)).PK)]).toEqual(['deleted', []])
})

test.each([
  'https://other-bucket.s3.eu-west-1.amazonaws.com/images/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.jpg',
  '/images/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.html',
  '/images/../images/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.jpg',
  '/other/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.jpg',
  'images/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.jpg',
  '//images/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.jpg',
  '/images/%2e%2e/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.jpg',
  '\\images\\0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.jpg',
  '/images/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.jpg#x',
  '/images/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.jpg\n',
  '/images/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11',
  'https://elsewhere.example/images/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11.jpg',
  '/api/logout',
  '/placeholder-house.svg',
  'javascript:alert(1)',
])('%s is no upload of this site', async (url) => {
  expect(await create([{ url }])).toMatchObject({ status: 400, body: { issues: [{ path: 'images.0.url' }] } })
})
