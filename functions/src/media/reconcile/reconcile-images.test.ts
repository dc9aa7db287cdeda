import { setTimeout } from 'node:timers/promises'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { variantKeys } from '@porchlight/contract/images/image-files'
import { afterAll, expect, test, vi } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { putObject, removeObjects } from '../../aws/bucket.ts'
import { addHeroImage, deleteHeroImage } from '../../data/heroes/hero-repository.ts'
import { mediaKey } from '../../data/keys.ts'
import { createProperty, deletePropertyImage, updateProperty } from '../../data/properties/property-repository.ts'
import { moveToTrash, restoreFromTrash } from '../../data/properties/trash.ts'
import { createUnit, deleteUnit } from '../../data/units/unit-repository.ts'
import { withLease } from '../../data/uploads/lease.ts'
import { acceptUploads } from '../accept-uploads.ts'
import { checkVariants } from './check-variants.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const idOf = (url: string) => url.slice(8, 44)
/** Without most variants, whose encoding takes time. */
const upload = async () => (await site.uploads(1))[0] ?? ''
const accepted = (...urls: string[]) =>
  acceptUploads(
    site,
    urls.map((url) => ({ url })),
  )
const propertyWith = async (...urls: string[]) =>
  createProperty(site.table, { fields: propertyFields, images: await accepted(...urls) })
const withoutImages = (id: string) => updateProperty(site.table, id, { fields: propertyFields, images: [] })

/** Returns the names of write commands. */
async function writesOf(run: () => Promise<unknown>) {
  const [table, originals, variants] = [
    vi.spyOn(site.table.client, 'send'),
    vi.spyOn(site.originals.client, 'send'),
    vi.spyOn(site.variants.client, 'send'),
  ]
  await run()
  const commands = [table, originals, variants].flatMap(({ mock }) =>
    mock.calls.map(([command]) => command.constructor.name),
  )
  vi.restoreAllMocks()
  expect(commands.length).toBeGreaterThan(0)
  return commands.filter((name) => /Put|Update|Delete|Transact|Write/.test(name))
}

test('the next run deletes the variants of a removed image, and its original stays for 31 days', async () => {
  const url = await upload()
  const { images } = await propertyWith(url)
  await site.reconcile()
  expect(await site.stateOf(url)).toBe('complete')
  await deletePropertyImage(site.table, images[0]?.id ?? '')
  await site.reconcile()
  expect(await site.stateOf(url)).toBe('original only')
  await site.reconcile(30.9)
  expect(await site.stateOf(url)).toBe('original only')
  await site.reconcile(31.1)
  expect(await site.stateOf(url)).toBe('deleted')
  expect(await site.itemsOf(mediaKey(idOf(url)).PK)).toEqual([])
})

test.each<[string, (url: string) => Promise<() => Promise<unknown>>]>([
  [
    'a unit',
    async (url) => {
      const { id } = await propertyWith()
      const unit = await createUnit(site.table, { fields: unitFields(id), images: await accepted(url) })
      return () => deleteUnit(site.table, unit.id)
    },
  ],
  [
    'the home page',
    async (url) => {
      const [image] = await accepted(url)
      if (!image) throw new Error('There is no image')
      const { id } = await addHeroImage(site.table, image)
      return () => deleteHeroImage(site.table, id)
    },
  ],
  [
    'a draft',
    async (url) => {
      const fields = { ...propertyFields, status: 'draft' as const }
      const { id } = await createProperty(site.table, { fields, images: await accepted(url) })
      return () => moveToTrash(site.table, id)
    },
  ],
])('an image of %s is live until that is deleted', async (_, show) => {
  const url = await upload()
  const stop = await show(url)
  await site.reconcile(40)
  expect(await site.stateOf(url)).toBe('complete')
  await stop()
  await site.reconcile()
  expect(await site.stateOf(url)).toBe('original only')
})

test('a run without work writes nothing', async () => {
  const [kept, removed] = [await site.upload(), await site.upload()]
  await propertyWith(kept)
  await withoutImages((await propertyWith(removed)).id)
  await site.reconcile()
  expect(await writesOf(() => site.reconcile())).toEqual([])
  expect(await writesOf(() => checkVariants(site))).toEqual([])
})

test('the next run restores the variants of a restored property, and the originals are not deleted later', async () => {
  const url = await upload()
  const { id } = await propertyWith(url)
  await moveToTrash(site.table, id)
  await site.reconcile()
  expect(await site.stateOf(url)).toBe('original only')
  await restoreFromTrash(site.table, id)
  await site.reconcile()
  expect(await site.stateOf(url)).toBe('complete')
  await site.reconcile(32)
  expect(await site.stateOf(url)).toBe('complete')
})

test('an image that is referenced again while a run deletes originals is kept, or the save is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const url = await upload()
    const { id } = await propertyWith(url)
    await withoutImages(id)
    const images = await accepted(url)
    await site.mark(url, 32)
    const run = site.reconcile().catch(() => undefined)
    await setTimeout(round * 8)
    const saved = await updateProperty(site.table, id, { fields: propertyFields, images }).catch(() => undefined)
    await run
    if (saved) await site.reconcile()
    expect(await site.stateOf(url)).toBe(saved ? 'complete' : 'deleted')
  }
})

test('two concurrent runs have the result of one, and a run without the lease fails', async () => {
  const urls = await site.uploads(3)
  for (const url of urls) await withoutImages((await propertyWith(url)).id)
  await Promise.all([site.reconcile().catch(() => undefined), site.reconcile().catch(() => undefined)])
  await site.reconcile()
  expect(await Promise.all(urls.map(site.stateOf))).toEqual(['original only', 'original only', 'original only'])
  const url = await upload()
  await withoutImages((await propertyWith(url)).id)
  await withLease(site.table, 'images', 60_000, () => expect(site.reconcile()).rejects.toThrow('images failed'))
  expect(await site.stateOf(url)).toBe('complete')
})

test('the lease of a killed run expires', async () => {
  await withLease(site.table, 'images', -1, async () => {
    const url = await upload()
    await withoutImages((await propertyWith(url)).id)
    await site.reconcile()
    expect(await site.stateOf(url)).toBe('original only')
  })
})

test('an image without possible variants does not affect others', async () => {
  const [lost, fine] = [await upload(), await upload()]
  const { id } = await propertyWith(lost, fine)
  await moveToTrash(site.table, id)
  await site.reconcile()
  await restoreFromTrash(site.table, id)
  await removeObjects(site.originals, [lost.slice(1)])
  await site.reconcile()
  expect([await site.madeOf(lost), await site.stateOf(fine)]).toEqual([[], 'complete'])
})

test('the daily listing finds lost variants, unknown objects and images that should have none', async () => {
  const [lost, removed, stray] = [await site.upload(), await site.upload(), crypto.randomUUID()]
  await propertyWith(lost)
  await withoutImages((await propertyWith(removed)).id)
  await site.reconcile()
  await removeObjects(site.variants, [variantKeys(lost, 80)[3] ?? ''])
  const body = { contentType: 'image/jpeg', body: 'left' }
  for (const key of [`${removed.slice(1, -4)}/320.webp`, `images/${stray}/320.webp`])
    await putObject(site.variants, { key, ...body })
  await checkVariants(site)
  await site.reconcile()
  expect(await site.madeOf(lost)).toEqual(variantKeys(lost, 80).toSorted())
  expect(await site.stateOf(removed)).toBe('original only')
  expect(await site.madeOf(`/images/${stray}.jpg`)).toEqual([])
})

test('an upload whose arrival was missed gets its variants from a later run', async () => {
  const url = await site.send()
  await site.reconcile()
  expect(await site.madeOf(url)).toEqual([])
  await site.table.client.send(
    new UpdateCommand({
      TableName: site.table.name,
      Key: mediaKey(idOf(url)),
      UpdateExpression: 'SET createdAt = :early',
      ExpressionAttributeValues: { ':early': new Date(Date.now() - 600_000).toISOString() },
    }),
  )
  await site.reconcile()
  expect(await site.stateOf(url)).toBe('complete')
})
