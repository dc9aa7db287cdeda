import type { Property } from '@porchlight/contract/property'
import type { Unit } from '@porchlight/contract/unit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../../test/admin-site.ts'
import { propertyFields, unitFields } from '../../../test/examples.ts'
import { recordsOf } from '../../../test/table-contents.ts'
import { createProperty, findProperty } from '../../data/properties/property-repository.ts'
import { createUnit, deleteUnit, listUnits } from '../../data/units/unit-repository.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'

let site: AdminSite
let handler: typeof import('./save-sheet.ts').handler
beforeAll(async () => {
  site = await startAdminSite()
  handler = (await import('./save-sheet.ts')).handler
})
afterAll(() => site.stop())

const save = (id: string, body: object) => site.asAdmin(handler, 'PATCH', { id, body })

/** A building with two units. */
async function newBuilding() {
  const property = await createProperty(site.table, { fields: propertyFields, images: [] })
  const units: Unit[] = []
  for (const number of ['1', '2'])
    units.push(await createUnit(site.table, { fields: unitFields(property.id, number), images: [] }))
  const [first, second] = units as [Unit, Unit]
  return { id: property.id, first, second }
}
const newUnit = (propertyId: string, unitNumber: string, more: object = {}) => {
  const { propertyId: _, ...fields } = unitFields(propertyId, unitNumber)
  return { id: `${propertyId}.${crypto.randomUUID()}`, ...fields, ...more }
}
/** What was recorded of imports of a home: of itself, then of its units. */
const importedOf = async (id: string) =>
  (await recordsOf(site.table, id))
    .filter(({ action, by }: Record<string, unknown>) => action === 'imported' && by)
    .toSorted((a, b) => told(a).localeCompare(told(b)))
const told = ({ of }: Record<string, unknown>) => JSON.stringify(of, ['kind', 'title'])
const read = async (id: string) =>
  [await findProperty(site.table, id), await listUnits(site.table, id)] as [Property, Unit[]]

test('a sheet changes what it names of a building and its units, adds units, and leaves the rest', async () => {
  const { id, first, second } = await newBuilding()
  const [before] = await read(id)
  const answer = await save(id, {
    property: { title: 'Renamed', bedrooms: null, version: 1 },
    units: [{ id: first.id, squareFeet: 700, availability: 'soon', availableFrom: '2099-06-01', version: 1 }],
    newUnits: [newUnit(id, '3', { availability: 'available' })],
  })
  expect(answer).toMatchObject({ status: 204 })
  const [property, units] = await read(id)
  expect({ ...property, updatedAt: before.updatedAt }).toEqual({
    ...before,
    title: 'Renamed',
    bedrooms: null,
    version: 2,
    unitCount: 3,
    vacancy: expect.objectContaining({ units: { available: 1, total: 3 } }),
  })
  const [changed, same, added] = units
  expect(changed).toMatchObject({ unitNumber: '1', squareFeet: 700, availability: 'soon', version: 2 })
  expect(same).toEqual({ ...second, propertyTitle: 'Renamed' })
  expect(added).toMatchObject({ unitNumber: '3', version: 1, images: [] })
  const of = { home: id, homeTitle: 'Renamed' }
  expect(await importedOf(id)).toMatchObject([
    {
      of: { ...of, kind: 'property' },
      before: { fields: { title: 'The Inman' } },
      after: { fields: { title: 'Renamed' } },
    },
    { of: { ...of, title: '1' }, before: { fields: { squareFeet: 0 } }, after: { fields: { squareFeet: 700 } } },
    { of: { ...of, title: '3' }, after: { fields: { availability: 'available' } } },
  ])
  // Saying nothing any more is told to the building, too.
  await save(id, { units: units.map(({ id }) => ({ id, availability: null })) })
  expect((await read(id))[0]).not.toHaveProperty('vacancy')
})

test('pictures stay as they are', async () => {
  const images = await acceptUploads(site, [{ url: await site.upload() }, { url: await site.upload() }])
  const made = await createProperty(site.table, { fields: propertyFields, images })
  expect((await save(made.id, { property: { title: 'Renamed', version: 1 } })).status).toBe(204)
  expect((await findProperty(site.table, made.id))?.images).toEqual(made.images)
})

test('units alone change nothing of their property but what it says for them', async () => {
  const { id, first } = await newBuilding()
  const [before] = await read(id)
  expect((await save(id, { units: [{ id: first.id, bedrooms: 4, version: 1 }] })).status).toBe(204)
  expect((await read(id))[0]).toEqual(before)
  expect((await save(id, {})).status).toBe(204)
  expect((await read(id))[0]).toEqual(before)
})

test('who saves an outdated version of any row is told which, and nothing of the home is changed', async () => {
  const { id, first, second } = await newBuilding()
  await save(id, { units: [{ id: second.id, bedrooms: 4 }] })
  const before = await read(id)
  const mine = {
    property: { title: 'Mine', version: 1 },
    units: [
      { id: first.id, bedrooms: 9, version: 1 },
      { id: second.id, bedrooms: 9, version: 1 },
    ],
    newUnits: [newUnit(id, '3')],
  }
  expect(await save(id, mine)).toMatchObject({
    status: 409,
    body: { code: 'conflict', issues: [{ path: 'units.1.version' }] },
  })
  expect(await save(id, { property: { title: 'Mine', version: 7 } })).toMatchObject({
    status: 409,
    body: { issues: [{ path: 'property.version' }] },
  })
  await deleteUnit(site.table, first.id)
  expect(await save(id, { units: [{ id: first.id, bedrooms: 9 }] })).toMatchObject({
    status: 409,
    body: { issues: [{ path: 'units.0.version' }] },
  })
  const [property, units] = await read(id)
  expect(property).toEqual({ ...before[0], unitCount: 1 })
  expect(units).toEqual(before[1].slice(1))
})

test('a new unit that is sent twice is made once', async () => {
  const { id } = await newBuilding()
  const body = { newUnits: [newUnit(id, '3')] }
  expect((await save(id, body)).status).toBe(204)
  expect(await save(id, body)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const [property, units] = await read(id)
  expect([property.unitCount, units.length]).toEqual([3, 3])
})

test('of two sheets for one version at once one is saved, whole', async () => {
  const { id, first, second } = await newBuilding()
  const sheet = (title: string, bedrooms: number) => ({
    property: { title, version: 1 },
    units: [first, second].map((unit) => ({ id: unit.id, bedrooms, version: 1 })),
    newUnits: [newUnit(id, title)],
  })
  const answers = await Promise.all([save(id, sheet('A', 1)), save(id, sheet('B', 2))])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  const [property, units] = await read(id)
  const bedrooms = property.title === 'A' ? 1 : 2
  expect(units.map((unit) => [unit.unitNumber, unit.bedrooms])).toEqual([
    ['1', bedrooms],
    ['2', bedrooms],
    [property.title, 1],
  ])
  expect(property).toMatchObject({ version: 2, unitCount: 3 })
})

test('49 units of a building are changed or added at once, with what they say', async () => {
  const { id, first } = await newBuilding()
  const added = Array.from({ length: 48 }, (_, n) => newUnit(id, `${100 + n}`, { availability: 'leased' }))
  const body = {
    property: { title: 'Tower', version: 1 },
    units: [{ id: first.id, availability: 'leased' }],
    newUnits: added,
  }
  expect((await save(id, body)).status).toBe(204)
  expect((await read(id))[0]).toMatchObject({ title: 'Tower', unitCount: 50 })
  expect(await save(id, { newUnits: [...added, newUnit(id, '200'), newUnit(id, '201')] })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'newUnits' }] },
  })
})

test.each<[string, (id: string, unitId: string) => object]>([
  ['property.title', () => ({ property: { title: ' ' } })],
  ['property.bathrooms', () => ({ property: { bathrooms: 0.3 } })],
  ['property.id', () => ({ property: { id: crypto.randomUUID() } })],
  ['units.0.unitNumber', (_, unitId) => ({ units: [{ id: unitId, unitNumber: '' }] })],
  ['units.0.propertyId', (_, unitId) => ({ units: [{ id: unitId, propertyId: crypto.randomUUID() }] })],
  ['units.1.id', (_, unitId) => ({ units: [{ id: unitId }, { id: unitId }] })],
  ['units.0.id', (id) => ({ units: [{ id: `${crypto.randomUUID()}.${id}` }] })],
  ['newUnits.0.id', (id) => ({ newUnits: [newUnit(crypto.randomUUID(), id.slice(0, 3))] })],
  ['newUnits.0.bedrooms', (id) => ({ newUnits: [{ ...newUnit(id, '3'), bedrooms: undefined }] })],
  ['images', () => ({ images: [] })],
])('%s is refused where it is not as it should be, and nothing is changed', async (path, sheet) => {
  const { id, first } = await newBuilding()
  const before = await read(id)
  const { status, body } = await save(id, { property: { title: 'Half' }, ...sheet(id, first.id) })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  expect(await read(id)).toEqual(before)
})

test('a home that is not there is not found', async () => {
  expect((await save(crypto.randomUUID(), { property: { title: 'Half' } })).status).toBe(404)
})
