import { afterAll, expect, test, vi } from 'vitest'
import { image, propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { recordsOf } from '../../../../test/support/functions/table-contents.ts'
import { startTable } from '../../../../test/support/functions/table-server.ts'
import { addHeroImage, deleteHeroImage, reorderHeroImages } from '../heroes/hero-repository.ts'
import {
  createProperty,
  deletePropertyImage,
  propertySubject,
  updateProperty,
} from '../properties/property-repository.ts'
import { moveToTrash } from '../properties/trash.ts'
import { withActor } from '../table/table.ts'
import { createUnit, deleteUnit, deleteUnitImage, updateUnit } from '../units/unit-repository.ts'
import { trimHistory } from './trim-history.ts'

const ada = { id: 'a0000000-0000-4000-8000-000000000001', name: 'Ada Admin', email: 'ada@porchlight.test' }

const server = await startTable()
const table = withActor(server.table, ada)
afterAll(() => server.stop())

const imageInput = ({ id, imageUrl }: { id: string; imageUrl: string }) => ({ id, imageUrl })
const urls = (...numbers: number[]) => ({ images: numbers.map(image) })

test('every change of a property is recorded: who, when, what, and the states on both sides of it', async () => {
  const { id, images } = await createProperty(table, { fields: propertyFields, images: [image(1), image(2)] })
  await updateProperty(table, id, {
    fields: { ...propertyFields, title: 'New' },
    images: images.map(imageInput).reverse(),
  })
  await deletePropertyImage(table, images[0]?.id ?? '')
  await moveToTrash(table, id)

  const [old, renamed] = [{ fields: { title: 'The Inman' } }, { fields: { title: 'New' } }]
  const of = propertySubject(id, 'New')
  const records = await recordsOf(table, id)
  expect(records).toMatchObject([
    { action: 'created', by: ada, of: propertySubject(id, 'The Inman'), after: { ...old, ...urls(1, 2) } },
    { action: 'saved', by: ada, of, before: { ...old, ...urls(1, 2) }, after: { ...renamed, ...urls(2, 1) } },
    { action: 'imageRemoved', by: ada, of, before: { ...renamed, ...urls(2, 1) }, after: { ...renamed, ...urls(2) } },
    { action: 'deleted', by: ada, of, before: { ...renamed, ...urls(2) } },
  ])
  expect(records.map(({ before, after }) => [before !== undefined, after !== undefined])).toEqual([
    [false, true],
    [true, true],
    [true, true],
    [true, false],
  ])
})

test('changes of units are recorded with their building', async () => {
  const { id } = await createProperty(table, { fields: propertyFields, images: [] })
  const unit = await createUnit(table, { fields: unitFields(id, '7'), images: [image(3), image(4)] })
  await updateUnit(table, unit.id, { fields: unitFields(id, '8'), images: unit.images.map(imageInput) })
  await deleteUnitImage(table, unit.images[1]?.id ?? '')
  await deleteUnit(table, unit.id)

  const of = { kind: 'unit', id: unit.id, title: '8', historyId: id, propertyTitle: propertyFields.title }
  expect((await recordsOf(table, id)).slice(1)).toMatchObject([
    { action: 'created', of: { ...of, title: '7' }, after: urls(3, 4) },
    { action: 'saved', of, before: { fields: { unitNumber: '7' } }, after: { fields: { unitNumber: '8' } } },
    { action: 'imageRemoved', of, before: urls(3, 4), after: urls(3) },
    { action: 'deleted', of, before: urls(3) },
  ])
})

test('a change of hero images records all of them, also without a person', async () => {
  const first = await addHeroImage(server.table, image(5))
  const second = await addHeroImage(table, image(6))
  await reorderHeroImages(table, [second.id, first.id])
  await deleteHeroImage(table, second.id)
  const records = await recordsOf(table, 'hero')
  expect(records).toMatchObject([
    { action: 'added', before: urls(), after: urls(5) },
    { action: 'added', by: ada, before: urls(5), after: urls(5, 6) },
    { action: 'reordered', before: urls(5, 6), after: urls(6, 5) },
    { action: 'imageRemoved', before: urls(6, 5), after: urls(5) },
  ])
  expect(records[0]).not.toHaveProperty('by')
})

test('a failed change leaves no record', async () => {
  const { id } = await createProperty(table, { fields: propertyFields, images: [] })
  const outdated = updateProperty(table, id, { fields: propertyFields, images: [], version: 7 })
  await expect(outdated).rejects.toMatchObject({ code: 'conflict' })
  const again = createProperty(table, { fields: propertyFields, images: [] }, { id })
  await expect(again).rejects.toMatchObject({ code: 'conflict' })
  expect(await recordsOf(table, id)).toHaveLength(1)
})

test('a record is in the list of all activity and expires after a year', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00.000Z'), toFake: ['Date'] })
  const { id } = await createProperty(table, { fields: propertyFields, images: [] })
  vi.useRealTimers()
  const [record] = await recordsOf(table, id)
  expect(record).toMatchObject({ GSI1PK: 'ACTIVITY', expire: Date.parse('2027-03-01T10:00:00.000Z') / 1000 })
  expect(record).toHaveProperty('GSI1SK', expect.stringMatching(/^2026-03-01T10:00:00\.000Z#/))
})

test('the longest description can be changed to another one, in any script', async () => {
  const random = () =>
    Array.from({ length: 99_990 }, () => String.fromCharCode(0x800 + Math.random() * 0xc000)).join('')
  const { id } = await createProperty(table, { fields: { ...propertyFields, description: random() }, images: [] })
  const description = random()
  await updateProperty(table, id, { fields: { ...propertyFields, description }, images: [] })
  const [, saved] = await recordsOf(table, id)
  // Only one of two descriptions of that length fits.
  expect([saved?.after?.fields.description === description, saved?.before]).toEqual([true, undefined])
})

test('the last 100 changes of each property are kept', async () => {
  const { id } = await createProperty(table, { fields: propertyFields, images: [] })
  const titles = Array.from({ length: 120 }, (_, n) => `Number ${n + 1}`)
  for (const title of titles) await updateProperty(table, id, { fields: { ...propertyFields, title }, images: [] })
  const other = await createProperty(table, { fields: propertyFields, images: [] })
  await trimHistory(server.table, new Date())
  expect((await recordsOf(table, id)).map(({ after }) => after?.fields.title)).toEqual(titles.slice(20))
  expect(await recordsOf(table, other.id)).toHaveLength(1)
})
