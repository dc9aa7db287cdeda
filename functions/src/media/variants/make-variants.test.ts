import { setTimeout } from 'node:timers/promises'
import { sharedSize, sharePath, variantKey, variantKeys, widthsFor } from '@porchlight/contract/images/image-files'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { fromCamera } from '../../../../test/support/functions/images.ts'
import { blackPng, images } from '../../../../test/support/site/images.ts'
import { readObject } from '../../aws/bucket.ts'
import { findUpload, forgetUpload } from '../../data/uploads/upload-repository.ts'
import { servicesFromEnvironment } from '../image-objects.ts'
import * as encode from './encode.ts'
import { makeVariants } from './make-variants.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const idOf = (url: string) => url.slice(8, 44)
const statusOf = (url: string) => findUpload(site.table, idOf(url))
const read = async (key: string) => {
  const object = await readObject(site.variants, key)
  if (!object) throw new Error(`There is no ${key}`)
  return object.bytes
}
const wholeSet = (url: string, width: number) => variantKeys(url, width).toSorted()

test('variants have every width of the layouts up to that of the image, one JPEG, and one share image', async () => {
  const file = await sharp({ create: { width: 1400, height: 350, channels: 3, background: '#b5523b' } })
    .png()
    .toBuffer()
  const url = await site.upload(file)
  expect(await statusOf(url)).toMatchObject({ width: 1400, height: 350 })
  expect(await site.madeOf(url)).toEqual(wholeSet(url, 1400))
  for (const width of widthsFor(1400)) {
    const size = Math.min(width, 1400)
    for (const [format, made] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
    ] as const)
      expect(await sharp(await read(variantKey(url, width, format))).metadata()).toMatchObject({
        format: made,
        width: size,
      })
  }
  expect(await sharp(await read(url.slice(1))).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 300 })
  const shared = await read(sharePath(url).slice(1))
  expect(await sharp(shared).metadata()).toMatchObject({ format: 'jpeg', ...sharedSize })
})

test('an image of a single pixel has variants', async () => {
  const file = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer()
  const url = await site.upload(file)
  expect(await statusOf(url)).toMatchObject({ status: 'ready', width: 1, height: 1 })
  expect(await site.madeOf(url)).toEqual(wholeSet(url, 1))
})

test('the placeholder is an image of 16 pixels that fits into a page', async () => {
  const status = await statusOf(await site.upload(fromCamera))
  const [, data = ''] = /^data:image\/webp;base64,(.*)$/.exec(status?.placeholder ?? '') ?? []
  expect(data.length).toBeLessThan(570)
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 11, height: 16 })
})

test('an unusable file is refused with the reason and has no variants', async () => {
  const url = await site.upload(blackPng(16_000), 'image/png')
  expect(await statusOf(url)).toMatchObject({ status: 'refused', reason: expect.stringContaining('50 million pixels') })
  expect(await site.madeOf(url)).toEqual([])
})

test('neither a repeated event nor another file at its address changes finished variants', async () => {
  const { uploadURL, imageUrl } = await site.address()
  await site.put(uploadURL, images.jpeg)
  await site.makeVariantsOf(imageUrl)
  const [status, shown] = [await statusOf(imageUrl), await read(imageUrl.slice(1))]
  await site.makeVariantsOf(imageUrl)
  await site.put(uploadURL, fromCamera)
  await site.makeVariantsOf(imageUrl)
  await site.put(uploadURL, Buffer.from('no picture'))
  await site.makeVariantsOf(imageUrl)
  expect([await statusOf(imageUrl), await read(imageUrl.slice(1))]).toEqual([status, shown])
})

test('two files sent to one address concurrently never mix', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { uploadURL, imageUrl } = await site.address()
    await site.put(uploadURL, images.jpeg)
    const first = site.makeVariantsOf(imageUrl)
    await setTimeout(round * 4)
    await site.put(uploadURL, fromCamera)
    await Promise.all([first, site.makeVariantsOf(imageUrl)])
    const status = await statusOf(imageUrl)
    const { width, height } = await sharp(await read(imageUrl.slice(1))).metadata()
    expect(status).toMatchObject({ width, height })
    expect(await site.madeOf(imageUrl)).toEqual(wholeSet(imageUrl, width ?? 0))
  }
})

test('an unknown upload has no variants', async () => {
  const url = await site.send()
  await forgetUpload(site.table, idOf(url))
  await site.makeVariantsOf(url)
  expect(await site.madeOf(url)).toEqual([])
})

test('the third failed attempt refuses the image, and failures of the storage do not count', async () => {
  const url = await site.send()
  const made = vi.spyOn(encode, 'placeholderOf')
  const awsError = Object.assign(new Error('Slow down'), { $metadata: {} })
  for (let n = 0; n < 4; n += 1) {
    made.mockRejectedValueOnce(awsError)
    await expect(site.makeVariantsOf(url)).rejects.toThrow('Slow down')
  }
  for (let n = 0; n < 3; n += 1) {
    expect(await statusOf(url)).toMatchObject({ status: 'pending' })
    made.mockRejectedValueOnce(new Error('Out of memory'))
    await expect(site.makeVariantsOf(url)).rejects.toThrow('Out of memory')
  }
  made.mockRestore()
  expect(await statusOf(url)).toMatchObject({ status: 'refused', reason: expect.stringContaining('JPEG') })
  await site.makeVariantsOf(url)
  expect(await statusOf(url)).toMatchObject({ status: 'refused' })
})

test('unavailable storage does not refuse the image: the event fails, and a retry succeeds', {
  tags: ['fault'],
}, async () => {
  const url = await site.send()
  const impatient = { ...site, ...servicesFromEnvironment({ maxAttempts: 1, responseTimeoutMs: 300 }) }
  await site.buckets.pause()
  await expect(makeVariants(impatient, { id: idOf(url), imageUrl: url })).rejects.toThrow()
  site.buckets.goOn()
  await expect
    .poll(() => site.makeVariantsOf(url).then(() => statusOf(url)), { timeout: 15_000 })
    .toMatchObject({ width: 40 })
})
