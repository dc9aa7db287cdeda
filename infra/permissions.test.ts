import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { bucketFromEnvironment } from '../functions/src/aws/bucket.ts'
import { deletePermanently } from '../functions/src/data/properties/delete-permanently.ts'
import { removeExpired } from '../functions/src/data/remove-expired.ts'
import { publish } from '../functions/src/publish/publish.ts'
import { propertyFields, unitFields } from '../test/support/functions/examples.ts'
import {
  changePeople,
  deleteAndRestore,
  hiddenQueries,
  importProperties,
  previewEverything,
  publishPlanned,
  restoreEverything,
} from '../test/support/infra/admin-calls.ts'
import { besides, checksSession } from '../test/support/infra/besides.ts'
import { startGuardedSite } from '../test/support/infra/guarded-site.ts'
import { deployedFunctions } from './deployed-functions.ts'

interface Stored {
  id: string
  imageUrl: string
}

vi.spyOn(console, 'info').mockReturnValue()
const site = await startGuardedSite()
afterAll(() => site.stop())
afterEach(() => vi.useRealTimers())

const write = async (name: string, method: string, call: { id?: string; body?: unknown } = {}) =>
  (await site.act(name, { method, ...call })).body
/** Several properties may show one image. */
const shared: { url: string }[] = []
const uploads = async (count: number) => {
  while (shared.length < count) shared.push(await site.upload())
  return shared.slice(0, count)
}
const imageInput = ({ id, imageUrl }: Stored) => ({ id, url: imageUrl })

const createProperty = async (count: number) =>
  write('create-property', 'POST', { body: { property: propertyFields, images: await uploads(count) } })
const createUnit = async (propertyId: string, count: number) =>
  write('create-unit', 'POST', { body: { unit: unitFields(propertyId), images: await uploads(count) } })
const addHeroImage = async () =>
  write('add-hero-image', 'POST', { body: { imageUrl: (await site.upload()).url, displayOrder: 0 } })

await site.signIn()
// It keeps the images that other tests remove.
await createProperty(2)

async function createEstate(): Promise<string> {
  const { id } = await createProperty(2)
  await createUnit(id, 1)
  await write('track-view', 'POST', { id })
  return id
}

test('lets people sign in, sign in again, and use the admin area', async () => {
  await site.signIn()
  await site.act('current-user')
  await site.act('list-properties', { query: { scope: 'admin' } })
})

test('lets visitors read, and counts their views and actions', async () => {
  const { id } = await createProperty(1)
  await site.act('list-properties')
  await site.act('get-property', { id })
  await site.act('list-units', { id })
  await site.act('list-hero-images')
  await write('track-view', 'POST', { id, body: { from: 'google.com' } })
  await write('count-action', 'POST', { id, body: { action: 'apply' } })
  await site.act('count-action', {
    method: 'POST',
    id,
    headers: { 'user-agent': 'Googlebot/2.1' },
    body: { action: 'apply' },
  })
  await site.act('track-view', { method: 'POST', id, headers: { 'user-agent': 'Googlebot/2.1' } })
  await site.act('list-view-counts')
  await site.act('get-view-history', { query: { days: '365' } })
})

test('lets admins move a property with its images from site to site', async () => {
  const image = await site.upload()
  await site.act('get-original', { query: { imageUrl: image.url } })
  await write('edit-image', 'POST', { body: { imageUrl: image.url, turn: 90 } })
  await site.act('get-image-advice', { query: { imageUrls: image.url } })
  await site.act('get-upload-status', { query: { imageUrl: image.url } })
  const property = { ...propertyFields, id: crypto.randomUUID() }
  await write('create-property', 'POST', { body: { property, images: [image] } })
})

test('lets admins preview a property, and anyone with the address see it', async () =>
  previewEverything(site, await createProperty(0)))

test('lets admins change and delete a property and its images', async () => {
  const { id, images } = await createProperty(2)
  const [, second] = images
  const wanted = [imageInput(second), await site.upload()]
  await write('update-property', 'PUT', { id, body: { property: propertyFields, images: wanted } })
  await write('delete-property-image', 'DELETE', { id: second.id })
  await deleteAndRestore(site, await createEstate())
})

test('lets the reconciler make missing variants and delete unreferenced images', async () => {
  const [{ id, images }, restored] = [await createProperty(2), await createEstate()]
  const focus = { x: 0.25, y: 0.75 }
  const pointed = images.map((image: Stored) => ({ ...imageInput(image), focus }))
  await write('update-property', 'PUT', { id, body: { property: propertyFields, images: pointed } })
  await write('delete-property', 'DELETE', { id: restored })
  const hero = await addHeroImage()
  await write('describe-hero-image', 'PATCH', { id: hero.id, body: { focus } })
  await site.upload()
  await site.reconcile(8)
  await write('restore-property', 'POST', { id: restored })
  await site.reconcile(8)
  await site.reconcile(40)
  await site.checkVariants()
  await write('delete-hero-image', 'DELETE', { id: hero.id })
})

test('lets admins change and delete a unit and its images', async () => {
  const { id: propertyId } = await createProperty(0)
  const { id, images } = await createUnit(propertyId, 2)
  const [, second] = images
  const update = (wanted: object[]) =>
    write('update-unit', 'PATCH', { id, body: { unit: unitFields(propertyId), images: wanted } })
  await update([imageInput(second), await site.upload()])
  await write('delete-unit-image', 'DELETE', { id: second.id })
  const statement = { availability: 'available' }
  const body = { property: statement, units: [{ id, ...statement }] }
  await write('save-availability', 'PUT', { id: propertyId, body })
  await write('delete-unit', 'DELETE', { id })
})

test('lets admins import a building and its units by CSV, and duplicate either', async () => {
  const { id } = await createProperty(0)
  const unit = await createUnit(id, 1)
  await importProperties(site, id, unit.id)
  await write('duplicate-unit', 'POST', { id: unit.id, body: { unitNumbers: ['2', '3'] } })
  await write('duplicate-property', 'POST', { id })
})

test('lets admins add, reorder and delete hero images', async () => {
  const [first, second, third] = [await addHeroImage(), await addHeroImage(), await addHeroImage()]
  const imageIds = [third.id, second.id, first.id]
  await write('reorder-hero-images', 'PATCH', { body: { imageIds } })
  await write('delete-hero-image', 'DELETE', { id: first.id })
  await write('delete-hero-image', 'DELETE', { id: second.id })
})

test('lets admins read changes and restore versions', () => restoreEverything(site))

test('lets the daily removal finish interrupted work', async () => {
  const id = await createEstate()
  await write('delete-property', 'DELETE', { id })
  const { table } = site.guarded()
  site.actAs('remove-expired')
  await removeExpired(table, new Date())
  expect(await removeExpired(table, new Date(Date.now() + 31 * 86_400_000))).toBeGreaterThan(0)
})

test('lets a scheduled property become public', () => publishPlanned(site))

const publishing = (text: string) => ({
  table: site.guarded().table,
  store: bucketFromEnvironment('SITE_BUCKET'),
  renderer: {
    origin: `https://${text}.example`,
    styleHash: async () => text,
    scriptHash: async () => '',
    render: async () => text,
    data: () => text,
  },
  rendered: new Map(),
})

test('lets the publisher read the content of pages, and write and remove them', async () => {
  const property = await createProperty(1)
  await createUnit(property.id, 1)
  await addHeroImage()
  site.actAs('publish')
  const changed = [property.id]
  expect((await publish(publishing('a'), { changed })).written).toContain(`property/${property.id}/index.html`)
  await publish(publishing('b'), { changed, checksHeaders: true })
  await publish(publishing('b'), { checksHeaders: true })
  await write('delete-property', 'DELETE', { id: property.id })
  site.actAs('publish')
  const { removed } = await publish(publishing('b'))
  const ofProperty = ['data.json', 'index.html', 'qr.svg'].map((file) => `property/${property.id}/${file}`)
  expect(removed.toSorted()).toEqual(ofProperty)
})

test('lets admins list, invite, sign out and remove people', async () => {
  await changePeople(site)
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
  // The last use is stored once an hour.
  await site.act('current-user')
})

test('lets sessions be refreshed, ended and signed out', async () => {
  await site.signIn()
  vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] })
  await site.act('current-user')
  site.endAllSignIns()
  vi.setSystemTime(Date.now() + 16 * 60_000)
  await expect(site.act('current-user')).rejects.toThrow('401')
  await site.signIn()
  await write('logout', 'POST', { body: { everywhere: true } })
  await site.signIn()
})

test('nothing was denied', () => {
  expect(site.denied).toEqual([])
})

test.each(deployedFunctions)('the template grants $name exactly what it used', ({ name }) => {
  const needed = new Set([
    ...site.usedBy(name),
    ...(checksSession(name) ? site.usedBy('current-user') : []),
    ...(besides[name] ?? []),
    'Allow logs:CreateLogStream log',
    'Allow logs:PutLogEvents log',
  ])
  expect(site.grantsOf(name).toSorted()).toEqual([...needed].toSorted())
})

test('denies everything else', async () => {
  const { id } = await createProperty(0)
  const { table, originals } = site.guarded()
  site.actAs('get-property')
  await expect(deletePermanently(table, id)).rejects.toThrow('Not authorized')
  await expect(fetch(new URL('images/x.jpg', originals.address), { method: 'DELETE' })).resolves.toMatchObject({
    status: 403,
  })
  for (const denied of hiddenQueries(site)) await expect(denied).rejects.toThrow('Not authorized')
})
