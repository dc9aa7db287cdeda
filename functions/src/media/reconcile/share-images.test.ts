import { sharedPath, sharedSize, sharePath } from '@porchlight/contract/images/image-files'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { readObject } from '../../aws/bucket.ts'
import { addHeroImage, listHeroImages } from '../../data/heroes/hero-repository.ts'
import { createProperty, findProperty, updateProperty } from '../../data/properties/property-repository.ts'
import { moveToTrash, restoreFromTrash } from '../../data/properties/trash.ts'
import { acceptUploads } from '../accept-uploads.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

type Point = { x: number; y: number }
const colours = ['#c02020', '#20c020', '#2020c0']

/** Three stripes, stacked or side by side. */
const striped = (way: 'below' | 'beside') => {
  const [width, height] = way === 'below' ? [60, 90] : [270, 60]
  const stripe = way === 'below' ? { width, height: 30 } : { width: 90, height }
  const stripes = colours.map((background, n) => ({
    input: { create: { ...stripe, channels: 3 as const, background } },
    left: way === 'below' ? 0 : n * 90,
    top: way === 'below' ? n * 30 : 0,
  }))
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(stripes)
    .png()
    .toBuffer()
}

async function propertyWith(url: string) {
  return createProperty(site.table, { fields: propertyFields, images: await acceptUploads(site, [{ url }]) })
}
async function pointAt(id: string, focus: Point) {
  const property = await findProperty(site.table, id)
  const images = (property?.images ?? []).map((image) => ({ id: image.id, imageUrl: image.imageUrl, focus }))
  await updateProperty(site.table, id, { fields: propertyFields, images })
}
const shared = async (id: string) => {
  const [image] = (await findProperty(site.table, id))?.images ?? []
  return image ? sharedPath(image) : ''
}
const bytesOf = async (path: string) => (await readObject(site.variants, path.slice(1)))?.bytes

test.each<[way: 'below' | 'beside', start: Point, end: Point]>([
  ['below', { x: 0.5, y: 0 }, { x: 0.5, y: 1 }],
  ['beside', { x: 0, y: 0.5 }, { x: 1, y: 0.5 }],
])('of stripes %s each other, the share image shows the one at the focal point', async (way, start, end) => {
  const { id } = await propertyWith(await site.upload(await striped(way)))
  const shown: (string | undefined)[] = []
  for (const focus of [start, { x: 0.5, y: 0.5 }, end]) {
    await pointAt(id, focus)
    await site.reconcile()
    const image = sharp(await bytesOf(await shared(id)))
    expect(await image.metadata()).toMatchObject(sharedSize)
    const { dominant } = await image.stats()
    shown.push(Object.entries(dominant).toSorted(([, a], [, b]) => b - a)[0]?.[0])
  }
  expect(shown).toEqual(['r', 'g', 'b'])
})

test('a page uses the share image of a new focal point only once it exists, and the version stays', async () => {
  const url = await site.upload(await striped('below'))
  const { id } = await propertyWith(url)
  await pointAt(id, { x: 0, y: 0.25 })
  expect(await shared(id)).toBe(sharePath(url))
  const before = await findProperty(site.table, id)
  await site.reconcile()
  expect(await shared(id)).toBe(sharePath(url, { x: 0, y: 0.25 }))
  expect(await bytesOf(await shared(id))).toBeDefined()
  expect((await findProperty(site.table, id))?.version).toBe(before?.version)
  await pointAt(id, { x: 0, y: 0.75 })
  expect(await shared(id)).toBe(sharePath(url))
})

test('deleting and restoring a property restores its share image with all variants', async () => {
  const { id } = await propertyWith(await site.upload(await striped('below')))
  await pointAt(id, { x: 0, y: 1 })
  await site.reconcile()
  const path = await shared(id)
  await moveToTrash(site.table, id)
  await site.reconcile()
  expect(await bytesOf(path)).toBeUndefined()
  await restoreFromTrash(site.table, id)
  await site.reconcile()
  expect([await shared(id), await bytesOf(path)]).toEqual([path, expect.any(Buffer)])
})

test('a hero image with a focal point has a share image', async () => {
  const url = await site.upload(await striped('beside'))
  const [image] = await acceptUploads(site, [{ url }])
  if (!image) throw new Error('There is no image')
  await addHeroImage(site.table, { ...image, focus: { x: 1, y: 0 } })
  await site.reconcile()
  const [hero] = await listHeroImages(site.table)
  expect(hero && sharedPath(hero)).toBe(sharePath(url, { x: 1, y: 0 }))
  expect(await bytesOf(sharePath(url, { x: 1, y: 0 }))).toBeDefined()
})
