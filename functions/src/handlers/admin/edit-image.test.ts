import { sharePath } from '@porchlight/contract/images/image-files'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { renderPhoto } from '../../../../test/support/functions/rendered-photos.ts'
import { readObject } from '../../aws/bucket.ts'
import { listChanges } from '../../data/history/change-repository.ts'
import { findProperty } from '../../data/properties/property-repository.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

async function edit(imageUrl: string, change: object): Promise<string> {
  const { status, body } = await site.asAdmin('editImage', { body: { imageUrl, ...change } })
  expect(status).toBe(200)
  await site.makeVariantsOf(body.imageUrl)
  return body.imageUrl
}
const bytesOf = async (bucket: AdminSite['originals'], path: string) => {
  const object = await readObject(bucket, path.slice(1))
  if (!object) throw new Error(`There is no ${path}`)
  return object.bytes
}
const shown = async (url: string) =>
  sharp(await bytesOf(site.variants, url))
    .raw()
    .toBuffer({ resolveWithObject: true })
const meanOf = (data: Buffer) => data.reduce((sum, value) => sum + value, 0) / data.length

/** Red on the left, blue on the right. */
const twoColors = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#d01010' } })
  .composite([{ input: { create: { width: 40, height: 60, channels: 3, background: '#1010d0' } }, left: 40, top: 0 }])
  .jpeg()
  .toBuffer()

test('a turn by 90 degrees makes other variants of the same original, and can be repeated', async () => {
  const url = await site.upload(twoColors)
  const before = await bytesOf(site.variants, url)
  const turned = await edit(url, { turn: 90 })
  expect(turned).not.toBe(url)
  const { data, info } = await shown(turned)
  expect([info.width, info.height]).toEqual([60, 80])
  // What was left is at the top.
  expect(data[0]).toBeGreaterThan(180)
  expect(data[data.length - 1]).toBeGreaterThan(180)
  expect((await sharp(await bytesOf(site.variants, sharePath(turned))).metadata()).width).toBe(1200)
  expect(await bytesOf(site.originals, turned)).toEqual(await bytesOf(site.originals, url))
  expect(await bytesOf(site.originals, url)).toEqual(twoColors)
  expect(await bytesOf(site.variants, url)).toEqual(before)

  const round = await edit(await edit(await edit(turned, { turn: 90 }), { turn: 90 }), { turn: 90 })
  expect(await bytesOf(site.variants, round)).toEqual(before)
  const { status, body } = await site.asAdmin('createProperty', {
    body: { property: propertyFields, images: [{ url: turned }] },
  })
  expect({ status, images: body.images }).toMatchObject({ status: 200, images: [{ width: 60, height: 80 }] })
})

test('a brightened image is no longer dark, keeps its turn, and can be undone', async () => {
  const { pixels, width, height } = await renderPhoto(2, { light: 0.3 })
  const dark = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(320)
    .jpeg()
    .toBuffer()
  const turned = await edit(await site.upload(dark), { turn: 90 })
  const bright = await edit(turned, { isBrightened: true })
  const { data, info } = await shown(bright)
  expect([info.width, info.height]).toEqual([240, 320])
  expect(meanOf(data)).toBeGreaterThan(90)
  const { body } = await site.asAdmin('getImageAdvice', { query: { imageUrls: [turned, bright].join(',') } })
  expect(body).toHaveLength(2)
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ imageUrl: turned, advice: ['small', 'dark'], rotation: 90 }),
      expect.objectContaining({ imageUrl: bright, advice: ['small'], rotation: 90, isBrightened: true }),
    ]),
  )
  const undone = await edit(bright, { isBrightened: false })
  expect(await bytesOf(site.variants, undone)).toEqual(await bytesOf(site.variants, turned))
})

test('the history restores an image as it was before its edits, and as it was after them', async () => {
  const url = await site.upload(twoColors)
  const edited = await edit(await edit(url, { turn: 90 }), { isBrightened: true })
  const { id } = (
    await site.asAdmin('createProperty', {
      body: { property: propertyFields, images: [{ url, alt: 'A wall' }] },
    })
  ).body
  const body = { property: { ...propertyFields, version: 1 }, images: [{ url: edited, alt: 'A wall' }] }
  expect(await site.asAdmin('updateProperty', { id, body })).toMatchObject({ status: 200 })
  const { changes } = await listChanges(site.table, { historyId: id })
  expect(changes.map(({ action }) => action)).toEqual(['saved', 'created'])
  const restored = async (state: 'before' | 'after') => {
    const answer = await site.asAdmin('restoreVersion', { id: changes[0]?.id ?? '', body: { state } })
    expect(answer).toMatchObject({ status: 200, body: { missing: [] } })
    return (await findProperty(site.table, id))?.images
  }
  expect(await restored('before')).toMatchObject([{ imageUrl: url, width: 80, height: 60, alt: 'A wall' }])
  expect(await restored('after')).toMatchObject([{ imageUrl: edited, width: 60, height: 80, alt: 'A wall' }])
  const { body: advice } = await site.asAdmin('getImageAdvice', { query: { imageUrls: edited } })
  expect(advice).toMatchObject([{ rotation: 90, isBrightened: true }])
})

test.each([
  [{ imageUrl: `/images/${crypto.randomUUID()}.jpg`, turn: 90 }, 404],
  [{ imageUrl: 'https://elsewhere.example/a.jpg', turn: 90 }, 404],
  [{ imageUrl: '/images/a.jpg', turn: 45 }, 400],
  [{ turn: 90 }, 400],
])('%j is answered with %i', async (body, status) => {
  expect(await site.asAdmin('editImage', { body })).toMatchObject({ status })
})
