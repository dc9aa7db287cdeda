import type { Image } from '@porchlight/contract/images/image'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { createProperty } from '../../data/properties/property-repository.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const newProperty = async () => (await createProperty(site.table, { fields: propertyFields, images: [] })).id
const create = (propertyId: string, images: object[] = [], fields: object = {}) =>
  site.asAdmin('createUnit', { body: { unit: { ...unitFields(propertyId), ...fields }, images } })
const update = (id: string, images: object[] = [], fields: object = {}) =>
  site.asAdmin('updateUnit', {
    id,
    body: { unit: { ...unitFields(id.slice(0, 36)), ...fields }, images },
  })
const newImages = async (count: number) => (await site.uploads(count)).map((url) => ({ url }))
const remove = (id: string) => site.asAdmin('deleteUnit', { id })
const list = async (id: string): Promise<Unit[]> => (await site.asAdmin('listUnits', { id })).body
const get = async (id: string): Promise<Property> => (await site.asAdmin('getProperty', { id })).body
const kept = ({ id, imageUrl, isPrimary }: Image) => ({ id, url: imageUrl, isPrimary })

test('a unit is created, changed and deleted with its images, and counted', async () => {
  const propertyId = await newProperty()
  const [one, two, three] = await site.uploads(3)
  const created: Unit = (await create(propertyId, [{ url: one }, { url: two }])).body
  expect(await list(propertyId)).toEqual([created])
  expect(await get(propertyId)).toMatchObject({ unitCount: 1, version: 1 })

  const changed = await update(created.id, [...created.images.slice(0, 1).map(kept), { url: three, isPrimary: true }], {
    unitNumber: '2B',
    squareFeet: null,
  })
  expect(changed).toMatchObject({
    status: 200,
    body: { unitNumber: '2B', squareFeet: null, propertyTitle: 'The Inman' },
  })
  expect(await list(propertyId)).toEqual([changed.body])
  expect(changed.body.images.map(({ imageUrl }: Image) => imageUrl)).toEqual([one, three])
  expect(changed.body.images.map(({ isPrimary }: Image) => isPrimary)).toEqual([true, false])
  await site.reconcile()
  expect(await site.stateOf(String(two))).toBe('original only')

  expect((await remove(created.id)).status).toBe(204)
  expect(await list(propertyId)).toEqual([])
  expect(await get(propertyId)).toMatchObject({ unitCount: 0 })
  await site.reconcile()
  expect(await Promise.all([one, three].map((url) => site.stateOf(String(url))))).toEqual([
    'original only',
    'original only',
  ])
  expect((await remove(created.id)).status).toBe(404)
  expect((await update(created.id)).status).toBe(404)
  expect((await site.itemsOf(`PROPERTY#${propertyId}`)).map(({ SK }) => SK)).toEqual(['PROPERTY'])
})

test('work on a unit counts as a change of its property', async () => {
  const propertyId = await newProperty()
  const { body: unit } = await create(propertyId, await newImages(2))
  for (const work of [
    () => create(propertyId, [], { unitNumber: '7' }),
    () => update(unit.id, unit.images.map(kept)),
    () => site.asAdmin('deleteUnitImage', { id: unit.images[0].id }),
    () => site.asAdmin('duplicateUnit', { id: unit.id, body: { unitNumbers: ['8'] } }),
    () => remove(unit.id),
  ]) {
    const { updatedAt } = await get(propertyId)
    expect((await work()).status).toBeLessThan(300)
    expect((await get(propertyId)).updatedAt > updatedAt).toBe(true)
  }
})

test('concurrent deletions of a unit reduce the count once', async () => {
  const propertyId = await newProperty()
  const units: Unit[] = []
  for (const unitNumber of ['1', '2', '3']) units.push((await create(propertyId, [], { unitNumber })).body)
  const answers = await Promise.all(Array.from({ length: 12 }, () => remove(units[0]?.id ?? '')))
  expect(answers.filter(({ status }) => status === 204).length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 204 || status === 404)).toBe(true)
  expect(await get(propertyId)).toMatchObject({ unitCount: 2 })
})

test('a single image of a unit can be removed; the next becomes primary', async () => {
  const propertyId = await newProperty()
  const urls = await site.uploads(2)
  const { body } = await create(
    propertyId,
    urls.map((url) => ({ url })),
  )
  const [a, b] = body.images as [Image, Image]
  expect((await site.asAdmin('deleteUnitImage', { id: a.id })).body).toEqual({ version: 2 })
  expect((await list(propertyId))[0]?.images).toMatchObject([{ id: b.id, isPrimary: true }])
  await site.reconcile()
  expect(await site.stateOf(a.imageUrl)).toBe('original only')
  expect((await site.asAdmin('deleteUnitImage', { id: a.id })).status).toBe(404)
})

test('a unit is created with 60 images, and saved with 30 more in front of them', async () => {
  const made = await create(await newProperty(), await newImages(60))
  expect(made.body.images).toHaveLength(60)
  const stored = made.body.images.map(({ id, imageUrl }: Image) => ({ id, url: imageUrl }))
  const { body } = await update(made.body.id, [...(await newImages(30)), ...stored])
  expect(body.images).toHaveLength(90)
  expect(body.version).toBe(2)
})

test('an outdated save of a unit is a conflict and keeps the image that somebody else added', async () => {
  const propertyId = await newProperty()
  const [first, second] = await site.uploads(2)
  const { body: opened } = await create(propertyId, [{ url: first }])
  expect(opened).toMatchObject({ version: 1 })
  expect(await list(propertyId)).toMatchObject([{ version: 1 }])

  const theirs = await update(opened.id, [...opened.images.map(kept), { url: second }], { version: 1 })
  expect(theirs).toMatchObject({ status: 200, body: { version: 2 } })
  const stale = await update(opened.id, opened.images.map(kept), { version: 1, unitNumber: 'Mine' })
  expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', issues: [{ path: 'unit.version' }] } })
  expect(await list(propertyId)).toEqual([theirs.body])
  expect(await site.isStored(String(second))).toBe(true)

  const unversioned = await update(opened.id, opened.images.map(kept), { unitNumber: 'Mine' })
  expect(unversioned.body).toMatchObject({ unitNumber: 'Mine', version: 3, images: [{ imageUrl: first }] })
  await site.reconcile()
  expect(await site.stateOf(String(second))).toBe('original only')
})

test('a unit stays with its property: another one in the body returns 400 naming the field', async () => {
  const [propertyId, other] = [await newProperty(), await newProperty()]
  const { body } = await create(propertyId)
  expect(await update(body.id, [], { propertyId: other, unitNumber: '9' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'unit.propertyId' }] },
  })
  expect(await list(propertyId)).toMatchObject([{ unitNumber: '1' }])
})

test('units stay when a building becomes a single-family home, and count again when it is changed back', async () => {
  const propertyId = await newProperty()
  await create(propertyId)
  const change = (propertyType: string) =>
    site.asAdmin('updateProperty', {
      id: propertyId,
      body: { property: { ...propertyFields, propertyType }, images: [] },
    })
  expect((await change('single-family')).body).not.toHaveProperty('unitCount')
  expect(await list(propertyId)).toHaveLength(1)
  expect((await change('multifamily')).body).toMatchObject({ unitCount: 1 })
})

test('units created while their property is being deleted are stored or refused, and deleted permanently with it', async () => {
  for (let round = 0; round < 2; round += 1) {
    const propertyId = await newProperty()
    await create(propertyId)
    const [deleted, ...created] = await Promise.all([
      site.asAdmin('deleteProperty', { id: propertyId }),
      ...Array.from({ length: 10 }, (_, n) => create(propertyId, [], { unitNumber: `N${n}` })),
    ])
    expect(deleted?.status).toBe(204)
    expect(created.every(({ status }) => status === 200 || status === 404)).toBe(true)
    const kept = (await site.itemsOf(`PROPERTY#${propertyId}`)).map(({ SK }) => String(SK).split('#')[0])
    const units = 1 + created.filter(({ status }) => status === 200).length
    expect(kept.toSorted()).toEqual(['DELETED', ...Array(units).fill('UNIT')])
    expect((await site.asAdmin('deletePropertyForGood', { id: propertyId })).status).toBe(204)
    expect(await site.itemsOf(`PROPERTY#${propertyId}`)).toEqual([])
  }
})

test('every write below an unknown property returns 404', async () => {
  const propertyId = crypto.randomUUID()
  const unitId = `${propertyId}.${crypto.randomUUID()}`
  const answers = await Promise.all([
    create(propertyId),
    update(unitId),
    remove(unitId),
    site.asAdmin('deleteUnitImage', { id: `${unitId}.${crypto.randomUUID()}` }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await site.itemsOf(`PROPERTY#${propertyId}`)).toEqual([])
})
