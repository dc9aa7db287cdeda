import { afterAll, expect, test, vi } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { findProperty, listProperties } from '../../data/properties/property-repository.ts'
import { listDeleted, restoreFromTrash } from '../../data/properties/trash.ts'
import { removeExpired } from '../../data/remove-expired.ts'
import { createUnit, listUnits } from '../../data/units/unit-repository.ts'

const dayMs = 86_400_000
const site = await startAdminSite()
afterAll(() => site.stop())

const remove = (id: string) => site.asAdmin('deleteProperty', { id })
const restore = (id: string) => site.asAdmin('restoreProperty', { id })
const forGood = (id: string) => site.asAdmin('deletePropertyForGood', { id })
const list = async () => (await site.asAdmin('listDeletedProperties')).body
const create = async (more: object = {}, urls: string[] = []) =>
  (
    await site.asAdmin('createProperty', {
      body: { property: { ...propertyFields, ...more }, images: urls.map((url) => ({ url })) },
    })
  ).body
const runIn = (days: number) => removeExpired(site.table, new Date(Date.now() + days * dayMs))

test('a deleted property is hidden, listed with the person who deleted it, and restored unchanged', async () => {
  const urls = await site.uploads(2)
  const before = await create({ title: 'The porch house' }, urls)
  const { id } = before
  await createUnit(site.table, { fields: { ...unitFields(id, '1'), availability: 'available' }, images: [] })
  const shown = await findProperty(site.table, id)
  expect((await remove(id)).status).toBe(204)
  expect((await remove(id)).status).toBe(404)
  expect(await findProperty(site.table, id, 'admin')).toBeUndefined()
  expect((await listProperties(site.table)).map((property) => property.id)).not.toContain(id)
  await expect(listUnits(site.table, id)).rejects.toMatchObject({ code: 'not_found' })
  await site.reconcile()
  for (const url of urls) expect([await site.madeOf(url), await site.isStored(url)]).toEqual([[], true])
  expect(await list()).toMatchObject([
    { id, title: 'The porch house', location: propertyFields.location, by: {}, placeholder: expect.any(String) },
  ])
  const saved = await site.asAdmin('updateProperty', { id, body: { property: propertyFields, images: [] } })
  expect(saved.status).toBe(404)

  expect(await restore(id)).toMatchObject({ status: 200, body: { id, title: 'The porch house', version: 2 } })
  await site.reconcile()
  expect(await Promise.all(urls.map(site.stateOf))).toEqual(['complete', 'complete'])
  const { version: _, updatedAt: __, ...same } = shown ?? { version: 0, updatedAt: '' }
  expect(await findProperty(site.table, id)).toMatchObject(same)
  expect(await list()).toEqual([])
  // Undo may be pressed twice, or by two people.
  expect((await restore(id)).status).toBe(200)
})

test('a draft is restored as a draft', async () => {
  const { id } = await create({ status: 'draft' })
  await remove(id)
  await restore(id)
  expect(await findProperty(site.table, id)).toBeUndefined()
  expect(await findProperty(site.table, id, 'admin')).toMatchObject({ status: 'draft' })
})

test('its id cannot be used while it can be restored', async () => {
  const { id } = await create()
  await remove(id)
  const body = { property: { ...propertyFields, id }, images: [] }
  expect((await site.asAdmin('createProperty', { body })).status).toBe(409)
  expect((await restore(id)).status).toBe(200)
})

test('a permanently deleted property is nowhere; only a deleted property can be deleted permanently', async () => {
  const [url = ''] = await site.uploads(1)
  const { id } = await create({}, [url])
  expect((await forGood(id)).status).toBe(404)
  await remove(id)
  expect((await forGood(id)).status).toBe(204)
  expect((await forGood(id)).status).toBe(404)
  expect((await restore(id)).status).toBe(404)
  expect(await site.itemsOf(`PROPERTY#${id}`)).toEqual([])
  await site.reconcile()
  expect(await site.stateOf(url)).toBe('original only')
})

test('after 30 days it is deleted permanently, and its originals a day later', async () => {
  const [url = ''] = await site.uploads(1)
  const { id } = await create({}, [url])
  await remove(id)
  await site.reconcile()
  await runIn(29.9)
  // As long as the property can be restored, the original stays.
  await site.reconcile(32)
  expect(await site.isStored(url)).toBe(true)
  expect((await list()).map((home: { id: string }) => home.id)).toContain(id)
  await runIn(30.1)
  expect(await list()).toEqual([])
  expect(await site.itemsOf(`PROPERTY#${id}`)).toEqual([])
  await site.reconcile(30.9)
  expect(await site.stateOf(url)).toBe('original only')
  await site.reconcile(31.1)
  expect(await site.stateOf(url)).toBe('deleted')
})

test('after concurrent deletions and restores it exists or is deleted with all its parts and images', async () => {
  const urls = await site.uploads(2)
  const { id } = await create({}, urls)
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([remove(id), restore(id), remove(id), restore(id)])
    for (const { status } of answers) expect([200, 204, 404, 503]).toContain(status)
    await site.reconcile()
    const property = await findProperty(site.table, id)
    expect(await Promise.all(urls.map(async (url) => (await site.madeOf(url)).length > 0))).toEqual(
      Array(2).fill(property !== undefined),
    )
    if (!property) await restore(id)
    expect(await findProperty(site.table, id)).toMatchObject({ images: [{}, {}] })
  }
})

test('after 30 days it can neither be restored nor listed, even if it is still stored', async () => {
  const { id } = await create()
  await remove(id)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30.1 * dayMs })
  await expect(restoreFromTrash(site.table, id)).rejects.toMatchObject({ code: 'not_found' })
  expect(await listDeleted(site.table)).toEqual([])
  vi.useRealTimers()
})
