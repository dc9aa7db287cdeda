import { setTimeout } from 'node:timers/promises'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { cutPath, sharedPath, sharedSize } from '@porchlight/contract/picture'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../../test/admin-site.ts'
import { propertyFields } from '../../../test/examples.ts'
import { fromCamera } from '../../../test/odd-pictures.ts'
import { readObject, removeObjects } from '../../aws/bucket.ts'
import { variantsKey } from '../../data/keys.ts'
import { createProperty, updateProperty } from '../../data/properties/property-repository.ts'
import { findVariants } from '../../data/uploads/variants-repository.ts'
import { makeMissing } from './make-variants.ts'

let site: AdminSite
beforeAll(async () => {
  site = await startAdminSite()
})
afterAll(() => site.stop())

const colours = ['#c02020', '#20c020', '#2020c0']
/** Three stripes below each other, or beside each other. */
const striped = (way: 'below' | 'beside') => {
  const [width, height] = way === 'below' ? [600, 900] : [2700, 600]
  const stripe = way === 'below' ? { width, height: 300 } : { width: 900, height }
  const stripes = colours.map((background, n) => ({
    input: { create: { ...stripe, channels: 3 as const, background } },
    left: way === 'below' ? 0 : n * 900,
    top: way === 'below' ? n * 300 : 0,
  }))
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(stripes)
    .png()
    .toBuffer()
}
const made = (url: string) => findVariants(site.table, url.slice(8, 44))

test.each([
  ['below', [0.5, 0], [0.5, 1]],
  ['beside', [0, 0.5], [1, 0.5]],
] as const)(
  'of stripes %s each other, the shared picture shows the one that was pointed at',
  async (way, start, end) => {
    const url = await site.upload(await striped(way))
    const status = await made(url)
    const middle = async ([x, y]: readonly [number, number]) => {
      const path = sharedPath({ imageUrl: url, ...status, focus: { x, y } })
      const object = await readObject(site.variants, path.slice(1), 0, 5_000_000)
      const shared = sharp(object?.bytes)
      expect(await shared.metadata()).toMatchObject(sharedSize)
      const { dominant } = await shared.stats()
      return Object.entries(dominant).toSorted(([, a], [, b]) => b - a)[0]?.[0]
    }
    expect([await middle(start), await middle([0.5, 0.5]), await middle(end)]).toEqual(['r', 'g', 'b'])
  },
)

test('a picture from before gets its cuts after a deployment, once, and a save then knows of them', async () => {
  const { table } = site
  const url = await site.upload(fromCamera)
  const Key = variantsKey(url.slice(8, 44))
  const before = { TableName: table.name, Key, UpdateExpression: 'REMOVE shareable, cuts' }
  await table.client.send(new UpdateCommand(before))
  const shares = (await site.madeOf(url)).filter((key) => key.includes('/share'))
  await removeObjects(site.variants, shares)
  const images = [{ imageUrl: url, width: 400, height: 600 }]
  const { id, images: stored } = await createProperty(table, { fields: propertyFields, images })

  expect(await makeMissing(site, Date.now() + 20_000)).toEqual([])
  expect((await site.madeOf(url)).filter((key) => key.includes('/share'))).toEqual(shares)
  expect(await made(url)).toMatchObject({ shareable: true, cuts: 11 })
  const etag = async () => (await readObject(site.variants, cutPath(url, 3).slice(1), 0, 10))?.etag
  const first = await etag()
  await setTimeout(5)
  await makeMissing(site, Date.now() + 20_000)
  expect(await etag()).toBe(first)

  const wanted = stored.map((image) => ({ id: image.id, imageUrl: image.imageUrl, focus: { x: 0, y: 1 } }))
  const saved = await updateProperty(table, id, { fields: propertyFields, images: wanted })
  expect(saved.images).toMatchObject([{ shareable: true, cuts: 11, focus: { x: 0, y: 1 } }])
})
