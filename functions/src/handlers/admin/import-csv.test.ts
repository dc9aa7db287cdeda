import type { ImportedProperty } from '@porchlight/contract/csv/import'
import { limits } from '@porchlight/contract/limits'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { csvFile } from '../../../../test/support/functions/import-files.ts'
import { recordsOf } from '../../../../test/support/functions/table-contents.ts'
import { createProperty, findProperty, updateProperty } from '../../data/properties/property-repository.ts'
import { createUnit, deleteUnit, listUnits } from '../../data/units/unit-repository.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const call = (body: object) => site.asAdmin('importCsv', { body })
async function save(...properties: ImportedProperty[]) {
  const { status, body } = await call({ properties })
  expect(status).toBe(200)
  return body.results
}

async function newBuilding() {
  const { id } = await createProperty(site.table, { fields: propertyFields, images: [] })
  const create = (number: string) => createUnit(site.table, { fields: unitFields(id, number), images: [] })
  return { id, first: await create('1'), second: await create('2') }
}
function newUnit(propertyId: string, unitNumber: string, more: object = {}) {
  const { propertyId: _, ...fields } = unitFields(propertyId, unitNumber)
  return { id: `${propertyId}.${crypto.randomUUID()}`, fields: { ...fields, ...more } }
}
/** Changes of the property come first, then those of its units. */
const importedOf = async (id: string) =>
  (await recordsOf(site.table, id))
    .filter(({ action, by }: Record<string, unknown>) => action === 'imported' && by)
    .toSorted((a, b) => subjectOf(a).localeCompare(subjectOf(b)))
const subjectOf = ({ of }: Record<string, unknown>) => JSON.stringify(of, ['kind', 'title'])
const read = async (id: string) =>
  [await findProperty(site.table, id, 'admin'), await listUnits(site.table, id, 'admin')] as [Property, Unit[]]

test('a plan is saved as displayed, and everything else stays', async () => {
  const { id, first, second } = await newBuilding()
  const files = [
    csvFile('homes.csv', 'Property ID;Title;Bedrooms', `${id};Renamed;`),
    csvFile(
      'units.csv',
      'Unit ID;Property ID;Unit Number;Square Feet;Availability;Available From',
      `${first.id};;1;700;soon;2099-06-01`,
      `;${id};3;0;available;`,
    ),
  ]
  const [before] = await read(id)
  const { plan } = (await call({ dryRun: true, files })).body
  expect(await save(plan.properties[0].imported)).toEqual([{ id }])
  const [property, units] = await read(id)
  expect({ ...property, updatedAt: before.updatedAt }).toEqual({
    ...before,
    title: 'Renamed',
    bedrooms: null,
    version: 2,
    unitCount: 3,
    availabilitySummary: expect.objectContaining({ units: { available: 1, total: 3 } }),
    unitSummaries: expect.anything(),
  })
  const [changed, same, added] = units
  expect(changed).toMatchObject({ unitNumber: '1', squareFeet: 700, availability: 'soon', version: 2 })
  expect(same).toEqual({ ...second, propertyTitle: 'Renamed' })
  expect(added).toMatchObject({ unitNumber: '3', version: 1, images: [] })
  const of = { historyId: id, propertyTitle: 'Renamed' }
  expect(await importedOf(id)).toMatchObject([
    {
      of: { ...of, kind: 'property' },
      before: { fields: { title: 'The Inman' } },
      after: { fields: { title: 'Renamed' } },
    },
    { of: { ...of, title: '1' }, before: { fields: { squareFeet: 0 } }, after: { fields: { squareFeet: 700 } } },
    { of: { ...of, title: '3' }, after: { fields: { availability: 'available' } } },
  ])
  expect((await call({ dryRun: true, files })).body.plan).toMatchObject({ properties: [], problems: [], unchanged: 2 })
})

test('a repeated call changes nothing and returns the same response', async () => {
  const { id, first } = await newBuilding()
  const newId = crypto.randomUUID()
  const properties: ImportedProperty[] = [
    {
      id,
      property: { version: 1, fields: { title: 'Renamed' } },
      units: [{ id: first.id, version: 1, fields: { bedrooms: 4 } }],
      newUnits: [newUnit(id, '3')],
    },
    { id: newId, newProperty: { ...propertyFields, title: 'New' } },
  ]
  const saved = await save(...properties)
  expect(saved).toEqual([{ id }, { id: newId }])
  const before = [await read(id), await read(newId), await importedOf(id), await importedOf(newId)]
  expect(await save(...properties)).toEqual(saved)
  expect([await read(id), await read(newId), await importedOf(id), await importedOf(newId)]).toEqual(before)
})

test('a new property is a draft', async () => {
  const id = crypto.randomUUID()
  await save({ id, newProperty: propertyFields })
  expect(await findProperty(site.table, id)).toBeUndefined()
  expect(await findProperty(site.table, id, 'admin')).toMatchObject({ ...propertyFields, status: 'draft', version: 1 })
  expect(await importedOf(id)).toMatchObject([{ of: { kind: 'property' }, after: { fields: { title: 'The Inman' } } }])
})

test('images stay as they are', async () => {
  const images = await acceptUploads(site, [{ url: await site.upload() }, { url: await site.upload() }])
  const { id, images: before } = await createProperty(site.table, { fields: propertyFields, images })
  expect(await save({ id, property: { version: 1, fields: { title: 'Renamed' } } })).toEqual([{ id }])
  expect((await findProperty(site.table, id))?.images).toEqual(before)
})

test('changes of units alone change only the property’s availability and its last change', async () => {
  const { id, first, second } = await newBuilding()
  const ignored = { unitSummaries: undefined, updatedAt: undefined }
  const readProperty = async () => ({ ...(await findProperty(site.table, id)), ...ignored })
  const before = await readProperty()
  await save({ id, units: [{ id: first.id, version: 1, fields: { bedrooms: 4 } }] })
  expect(await readProperty()).toEqual(before)
  await save({ id, units: [{ id: second.id, version: 1, fields: { availability: 'leased' } }] })
  expect(await readProperty()).toEqual(before)
  await save({ id, units: [{ id: first.id, version: 2, fields: { availability: 'leased' } }] })
  expect(await readProperty()).toMatchObject({ ...before, availabilitySummary: { state: 'leased' } })
  await save({ id, units: [{ id: first.id, version: 3, fields: { availability: null } }] })
  expect(await readProperty()).toEqual(before)
})

test('a property that somebody changed since is refused completely, and the others of the call are saved', async () => {
  const [one, two, three] = [await newBuilding(), await newBuilding(), await newBuilding()]
  await save({ id: two.id, units: [{ id: two.second.id, version: 1, fields: { bedrooms: 4 } }] })
  await updateProperty(site.table, three.id, { fields: { ...propertyFields, title: 'Theirs' }, images: [] })
  const before = [await read(two.id), await read(three.id)]
  const change = ({ id, first, second }: typeof one): ImportedProperty => ({
    id,
    property: { version: 1, fields: { title: 'Mine' } },
    units: [first, second].map((unit) => ({ id: unit.id, version: 1, fields: { bedrooms: 9 } })),
    newUnits: [newUnit(id, '3')],
  })
  const refused = expect.stringContaining('Someone else saved this home')
  expect(await save(change(two), change(three), change(one))).toEqual([
    { id: two.id, refused },
    { id: three.id, refused },
    { id: one.id },
  ])
  expect([await read(two.id), await read(three.id)]).toEqual(before)
  expect((await read(one.id))[0]).toMatchObject({ title: 'Mine', unitCount: 3, version: 2 })
})

test('a property or unit that was deleted since is refused', async () => {
  const { id, first } = await newBuilding()
  await deleteUnit(site.table, first.id)
  const before = await read(id)
  const deletedId = crypto.randomUUID()
  expect(
    await save(
      {
        id,
        property: { version: 1, fields: { title: 'Mine' } },
        units: [{ id: first.id, version: 1, fields: { bedrooms: 9 } }],
      },
      { id: deletedId, property: { version: 1, fields: { title: 'Mine' } } },
    ),
  ).toEqual([
    { id, refused: expect.stringContaining('Someone else saved') },
    { id: deletedId, refused: 'Someone deleted this home.' },
  ])
  expect(await read(id)).toEqual(before)
})

test('of two concurrent imports of one version one is saved completely', async () => {
  const { id, first, second } = await newBuilding()
  const imported = (title: string, bedrooms: number): ImportedProperty => ({
    id,
    property: { version: 1, fields: { title } },
    units: [first, second].map((unit) => ({ id: unit.id, version: 1, fields: { bedrooms } })),
    newUnits: [newUnit(id, title)],
  })
  const answers = (await Promise.all([save(imported('A', 4)), save(imported('B', 5))])).flat()
  expect(answers.filter(({ refused }) => refused)).toHaveLength(1)
  const [property, units] = await read(id)
  const bedrooms = property.title === 'A' ? 4 : 5
  expect(units.map((unit) => [unit.unitNumber, unit.bedrooms])).toEqual([
    ['1', bedrooms],
    ['2', bedrooms],
    [property.title, 1],
  ])
  expect(property).toMatchObject({ version: 2, unitCount: 3 })
})

test('the maximum number of units of a plan is saved with their property in one transaction', async () => {
  const { id, first } = await newBuilding()
  const newUnits = Array.from({ length: limits.unitsPerTransaction - 1 }, (_, n) =>
    newUnit(id, `${100 + n}`, { availability: 'leased' }),
  )
  const property = {
    id,
    property: { version: 1, fields: { title: 'Tower' } },
    units: [{ id: first.id, version: 1, fields: { availability: 'leased' as const } }],
    newUnits,
  }
  expect(await save(property)).toEqual([{ id }])
  expect((await read(id))[0]).toMatchObject({ title: 'Tower', unitCount: 50 })
  const { status } = await call({ properties: [{ ...property, newUnits: [...newUnits, newUnit(id, '200')] }] })
  expect(status).toBe(400)
})

const one = (id: string, more: object) => ({ properties: [{ id, ...more }] })
test.each<[string, (id: string, unitId: string) => object]>([
  ['properties.0.property.fields.title', (id) => one(id, { property: { version: 1, fields: { title: ' ' } } })],
  ['properties.0.property.fields.id', (id) => one(id, { property: { version: 1, fields: { id } } })],
  ['properties.0.property.fields.status', (id) => one(id, { property: { version: 1, fields: { status: 'draft' } } })],
  ['properties.0.property.version', (id) => one(id, { property: { fields: { title: 'Half' } } })],
  ['properties.0.images', (id) => one(id, { images: [] })],
  [
    'properties.0.units.0.fields.propertyId',
    (id, unitId) => one(id, { units: [{ id: unitId, version: 1, fields: { propertyId: id } }] }),
  ],
  [
    'properties.0.newUnits.0.fields.bedrooms',
    (id) => one(id, { newUnits: [newUnit(id, '3', { bedrooms: undefined })] }),
  ],
  ['properties.0', (id) => one(id, { newUnits: [newUnit(crypto.randomUUID(), '3')] })],
  ['properties.0', (id, unitId) => one(id, { units: [1, 2].map(() => ({ id: unitId, version: 1, fields: {} })) })],
  ['properties', (id) => ({ properties: Array.from({ length: limits.propertiesPerImport + 1 }, () => ({ id })) })],
  ['properties', (id) => ({ dryRun: true, properties: [{ id }], files: [csvFile('a.csv', 'Title')] })],
])('%s is refused naming the field, and nothing is changed', async (path, bodyOf) => {
  const { id, first } = await newBuilding()
  const before = await read(id)
  const { status, body } = await call(bodyOf(id, first.id))
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  expect(await read(id)).toEqual(before)
})

test('a file of megabytes is planned; a body beyond the limit is refused', async () => {
  const fileOf = (bytes: number) => csvFile('a.csv', 'Property ID;Title', `${crypto.randomUUID()};${'x'.repeat(bytes)}`)
  const { status, body } = await call({ dryRun: true, files: [fileOf(limits.importBytes - 1000)] })
  expect([status, body.plan.problems.length]).toEqual([200, 1])
  expect((await call({ dryRun: true, files: [fileOf(limits.importBytes)] })).status).toBe(413)
})
