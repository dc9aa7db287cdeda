import { limits } from '@porchlight/contract/limits'
import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { visit } from '../../../../test/support/functions/call-route.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { countItems, recordsOf } from '../../../../test/support/functions/table-contents.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const read = async (id: string) => (await site.asAdmin('getProperty', { id })).body
const unitsOf = async (id: string) => (await site.asAdmin('listUnits', { id })).body
const copy = (id: string) => site.asAdmin('duplicateProperty', { id })
const copyUnit = (id: string, unitNumbers: unknown) => site.asAdmin('duplicateUnit', { id, body: { unitNumbers } })
const remove = (id: string) => site.asAdmin('deleteProperty', { id })
async function removePermanently(id: string) {
  expect((await remove(id)).status).toBe(204)
  expect((await site.asAdmin('deletePropertyForGood', { id })).status).toBe(204)
}
const states = (urls: string[]) => Promise.all(urls.map(site.stateOf))
const urlsOf = ({ images }: { images: { imageUrl: string }[] }) => images.map(({ imageUrl }) => imageUrl)

async function building({ pictures = 2, unitImages = 2, fields = {} } = {}) {
  const urls = await site.uploads(pictures + unitImages)
  const images = urls.map((url, n) => ({ url, caption: `Picture ${n}`, isPrimary: n === 1 }))
  const property = { ...propertyFields, listingUrl: 'https://leasing.example/1', ...fields }
  const { body } = await site.asAdmin('createProperty', {
    body: { property, images: images.slice(0, pictures) },
  })
  const unit = { ...unitFields(body.id, '101'), availability: 'soon', availableFrom: '2031-05-01', features: 'Balcony' }
  const made = await site.asAdmin('createUnit', { body: { unit, images: images.slice(pictures) } })
  return { id: String(body.id), property: body, unit: made.body, urls }
}

const savedAs = (property: object, images: { id: string; imageUrl: string }[]) => ({
  body: { property, images: images.map(({ id, imageUrl }) => ({ id, url: imageUrl })) },
})

test('a copy of a building has all but its listing, with the same images', async () => {
  const { id, urls } = await building()
  const { status, body } = await copy(id)
  expect(status).toBe(200)
  expect(body.id).not.toBe(id)
  expect(body).toMatchObject({
    ...propertyFields,
    title: 'Copy of The Inman',
    listingUrl: null,
    unitCount: 1,
    version: 1,
  })
  const source = await read(id)
  expect(urlsOf(body)).toEqual(urlsOf(source))
  expect(body.images).toMatchObject([{ caption: 'Picture 1', isPrimary: true }, { caption: 'Picture 0' }])
  expect(body.availabilitySummary).toEqual(source.availabilitySummary)
  expect(source).toMatchObject({ title: 'The Inman', unitCount: 1, version: 1 })
  expect(urlsOf(body)).toEqual([urls[1], urls[0]])
})

test('saving the copy and removing its images does not change the original property', async () => {
  const { id, urls } = await building({ unitImages: 0 })
  const { body } = await copy(id)
  const before = await read(id)
  const saved = await site.asAdmin('updateProperty', {
    id: body.id,
    ...savedAs({ ...propertyFields, title: 'The other one' }, body.images.slice(1)),
  })
  expect(saved).toMatchObject({ status: 200, body: { title: 'The other one', version: 2 } })
  expect(await read(id)).toEqual(before)
  await site.reconcile()
  expect(await states(urls)).toEqual(['complete', 'complete'])
  const again = await site.asAdmin('updateProperty', { id, ...savedAs(propertyFields, before.images) })
  expect(urlsOf(again.body)).toEqual(urlsOf(before))
  await removePermanently(id)
  await site.reconcile()
  expect(await states(urls)).toEqual(['complete', 'original only'])
  expect(urlsOf((await copy(body.id)).body)).toEqual([urls[0]])
})

test('a copy is a draft that is hidden from visitors, even if the property is public', async () => {
  const { id } = await building({ pictures: 1, unitImages: 0 })
  const { body } = await copy(id)
  expect(body.status).toBe('draft')
  for (const name of ['getProperty', 'listUnits'] as const) {
    expect((await visit(name, { id: body.id })).status).toBe(404)
    expect((await visit(name, { id })).status).toBe(200)
  }
})

test('the title of a copy is within the limit', async () => {
  const { id } = await building({ pictures: 0, unitImages: 0, fields: { title: '🏠'.repeat(limits.title) } })
  const { status, body } = await copy(id)
  expect(status).toBe(200)
  expect([...body.title]).toHaveLength(limits.title)
  expect((await copy(crypto.randomUUID())).status).toBe(404)
})

test('a building with more images and units than fit into a transaction is copied completely', async () => {
  const { id, unit } = await building({ pictures: 20, unitImages: 5 })
  const numbers = Array.from({ length: limits.unitsPerPage }, (_, n) => String(201 + n))
  expect((await copyUnit(unit.id, numbers)).body).toHaveLength(limits.unitsPerPage)
  const { body } = await copy(id)
  expect(body.images).toHaveLength(20)
  expect(body.unitCount).toBe(31)
  expect(await site.itemsOf(`PROPERTY#${body.id}`)).toHaveLength(1 + 20 + 31 * 6)
  expect(await recordsOf(site.table, body.id)).toMatchObject([{ action: 'duplicated', of: { kind: 'property' } }])
})

test('duplicated units are equal except for their numbers, and their building has their count and availability', async () => {
  const { id, unit, urls } = await building()
  const { status, body } = await copyUnit(unit.id, ['102', ' 103 '])
  expect(status).toBe(200)
  expect(body).toMatchObject(
    ['102', '103'].map((unitNumber) => ({ unitNumber, propertyTitle: 'The Inman', features: 'Balcony', version: 1 })),
  )
  expect(await unitsOf(id)).toMatchObject([{ unitNumber: '101' }, ...body])
  for (const { images } of body)
    expect(images.map(({ caption }: { caption: string }) => caption)).toEqual(['Picture 2', 'Picture 3'])
  expect(await read(id)).toMatchObject({
    unitCount: 3,
    availabilitySummary: { units: { available: 0, total: 3 }, from: '2031-05-01' },
  })
  await site.asAdmin('deleteUnit', { id: unit.id })
  await site.reconcile()
  expect(new Set(await states(urls))).toEqual(new Set(['complete']))
  expect(await read(id)).toMatchObject({ unitCount: 2 })
  const duplicated = { action: 'duplicated', of: { kind: 'unit' }, after: { fields: { features: 'Balcony' } } }
  const created = { action: 'created' }
  expect(await recordsOf(site.table, id)).toMatchObject([
    created,
    created,
    duplicated,
    duplicated,
    { action: 'deleted' },
  ])
})

test('impossible numbers of units are refused, and no unit is created', async () => {
  const { id, unit } = await building({ pictures: 0, unitImages: 0 })
  const before = await countItems(site.table)
  for (const [unitNumbers, paths] of [
    [['102', '101'], ['unitNumbers.1']],
    [
      ['101 ', '7b', '7B'],
      ['unitNumbers.0', 'unitNumbers.2'],
    ],
    [[], ['unitNumbers']],
    [['  '], ['unitNumbers.0']],
    [[102], ['unitNumbers.0']],
    [Array.from({ length: limits.unitsPerPage + 1 }, (_, n) => `N${n}`), ['unitNumbers']],
  ]) {
    const { status, body } = await copyUnit(unit.id, unitNumbers)
    expect(status).toBe(400)
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(paths)
  }
  expect(await countItems(site.table)).toBe(before)
  expect(await read(id)).toMatchObject({ unitCount: 1 })
})

test('concurrent calls use a number once', async () => {
  const { id, unit } = await building({ pictures: 0, unitImages: 1 })
  const answers = await Promise.all(Array.from({ length: 4 }, () => copyUnit(unit.id, ['102', '103'])))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  expect(await read(id)).toMatchObject({ unitCount: 3 })
  expect((await copyUnit(`${id}.${crypto.randomUUID()}`, ['9'])).status).toBe(404)
})
