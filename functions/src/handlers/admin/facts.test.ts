import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { csvFile } from '../../../../test/support/functions/import-files.ts'
import { findProperty, listProperties } from '../../data/properties/property-repository.ts'
import { moveToTrash, restoreFromTrash } from '../../data/properties/trash.ts'
import { deleteUnit, listUnits } from '../../data/units/unit-repository.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const facts = { cats: 'yes', dogs: 'no', petNote: 'Indoor cats', parking: ['street', 'garage'], stepsToDoor: 3 }
const more = { facts, neighborhood: 'Inman Park', tourUrl: 'https://tours.example.com/1' }
const unset = { facts: null, neighborhood: null, tourUrl: null }

const bodyOf = (fields: object, images: unknown[] = []) => ({ property: { ...propertyFields, ...fields }, images })
const create = async (fields: object = {}, images: unknown[] = []) =>
  (await site.asAdmin('createProperty', { body: bodyOf(fields, images) })).body
const update = async (id: string, fields: object = {}, images: unknown[] = []) =>
  (await site.asAdmin('updateProperty', { id, body: bodyOf(fields, images) })).body
async function createUnit(propertyId: string, unitNumber: string, fields: object = {}) {
  const body = { unit: { ...unitFields(propertyId, unitNumber), ...fields }, images: [] }
  return (await site.asAdmin('createUnit', { body })).body
}
const updateUnit = (id: string, propertyId: string, fields: object) =>
  site.asAdmin('updateUnit', {
    id,
    body: { unit: { ...unitFields(propertyId), ...fields }, images: [] },
  })
const listed = async (id: string) => (await listProperties(site.table)).find((property) => property.id === id)

test('facts, neighborhood and tour are stored, and a save that omits them clears them', async () => {
  const created = await create(more)
  expect(created).toMatchObject(more)
  expect(await listed(created.id)).toMatchObject(more)
  expect(await update(created.id, { facts: { dogs: 'ask', petNote: ' \u200b' } })).toMatchObject({
    ...unset,
    facts: { dogs: 'ask' },
  })
  expect(await update(created.id)).toMatchObject(unset)
  expect(await update(created.id, { facts: {}, neighborhood: '', tourUrl: ' ' })).toMatchObject(unset)
})

test('a unit has facts and a tour of its own', async () => {
  const { id } = await create({ facts })
  const own = { facts: { dogs: 'yes', outdoor: [] }, tourUrl: more.tourUrl }
  const unit = await createUnit(id, '1', own)
  expect(unit).toMatchObject(own)
  expect((await updateUnit(unit.id, id, {})).body).toMatchObject({ facts: null, tourUrl: null })
})

test('the list of properties has what filters need of each unit, after every change of one', async () => {
  const { id } = await create()
  expect(await listed(id)).not.toHaveProperty('unitSummaries')
  const first = await createUnit(id, '1', {
    bedrooms: 1,
    availability: 'available',
    facts: { dogs: 'yes', petNote: 'x' },
  })
  const second = await createUnit(id, '2', { bedrooms: 2, availability: 'soon', availableFrom: '2999-01-01' })
  const summaries = async () => (await listed(id))?.unitSummaries
  const one = { bedrooms: 1, state: 'available', facts: { dogs: 'yes' } }
  const two = { bedrooms: 2, state: 'soon', facts: null }
  expect(await summaries()).toHaveLength(2)
  expect(await summaries()).toEqual(expect.arrayContaining([one, two]))

  await site.asAdmin('duplicateUnit', { id: first.id, body: { unitNumbers: ['3'] } })
  expect((await summaries())?.filter(({ facts }) => facts)).toEqual([one, one])
  await updateUnit(second.id, id, { unitNumber: '2', bedrooms: 3, facts: { laundry: 'none' } })
  expect(await summaries()).toContainEqual({ bedrooms: 3, facts: { laundry: 'none' } })
  await deleteUnit(site.table, second.id)
  expect(await summaries()).toEqual([one, one])
  await moveToTrash(site.table, id)
  await restoreFromTrash(site.table, id)
  expect(await summaries()).toEqual([one, one])

  await update(id, { availability: 'leased' })
  expect(await summaries()).toEqual([one, one])
  await createUnit(id, '4', { bedrooms: 0 })
  expect(await summaries()).toContainEqual({ bedrooms: 0, state: 'leased', facts: null })
  await update(id, { propertyType: 'single-family' })
  expect(await listed(id)).not.toHaveProperty('unitSummaries')
})

test('a floor plan is never the primary image beside photos', async () => {
  const [a = '', b = '', c = ''] = await site.uploads(3)
  const plan = { kind: 'floor-plan' }
  const { id, images } = await create({}, [{ url: a, ...plan, isPrimary: true }, { url: b }, { url: c, kind: 'photo' }])
  const primaryOf = (list: { imageUrl: string; isPrimary: boolean }[]) =>
    list.filter(({ isPrimary }) => isPrimary).map(({ imageUrl }) => imageUrl)
  expect(primaryOf(images)).toEqual([b])
  const kindsOf = (list: { imageUrl: string; kind?: string }[]) =>
    Object.fromEntries(list.map(({ imageUrl, kind }) => [imageUrl, kind]))
  expect(kindsOf(images)).toEqual({ [a]: 'floor-plan', [b]: undefined, [c]: undefined })

  // A save without kinds keeps them.
  const kept = images.map((image: { id: string; imageUrl: string }) => ({ id: image.id, url: image.imageUrl }))
  expect(kindsOf((await update(id, {}, kept)).images)).toEqual(kindsOf(images))
  const allPlans = (
    await update(
      id,
      {},
      kept.map((image: object) => ({ ...image, ...plan })),
    )
  ).images
  expect(primaryOf(allPlans)).toHaveLength(1)
  const photo = kept.map((image: { url: string }) => ({ ...image, kind: image.url === c ? 'photo' : 'floor-plan' }))
  expect(primaryOf((await update(id, {}, photo)).images)).toEqual([c])
})

test('history has the fields and kinds of images, and a restored version brings them back', async () => {
  const [url, other] = await site.uploads(2)
  const before = await create(more, [{ url }, { url: other, kind: 'floor-plan' }])
  const kept = before.images.map(({ id, imageUrl }: Record<string, string>) => ({ id, url: imageUrl, kind: 'photo' }))
  await update(before.id, {}, kept)
  const { changes } = (await site.asAdmin('listChanges', { query: { historyId: before.id } })).body
  const detail = (await site.asAdmin('getChange', { id: changes[0].id })).body
  expect(detail.before.fields).toMatchObject(more)
  expect(detail.after.fields).toMatchObject(unset)
  await site.asAdmin('restoreVersion', { id: changes[0].id, body: { state: 'before' } })
  const after = await findProperty(site.table, before.id)
  expect(after).toMatchObject(more)
  expect(after?.images.map(({ kind }) => kind)).toEqual([undefined, 'floor-plan'])
})

test('a CSV file changes single facts; a cell with an unknown word is a problem', async () => {
  const { id } = await create(more)
  const unit = await createUnit(id, '1', { facts: { dogs: 'yes' } })
  const plan = async (...files: object[]) =>
    (await site.asAdmin('importCsv', { body: { dryRun: true, files } })).body.plan
  const wrong = await plan(csvFile('homes.csv', 'Property ID;Dogs;Parking', `${id};sometimes;Garage, ship`))
  expect(wrong.problems.map(({ column, text }: Record<string, string>) => [column, text])).toEqual([
    ['Dogs', '"sometimes" is not one of: Yes; No; Ask'],
    ['Parking', '"Garage, ship" is not one of: Garage; Off-street; Street; None'],
  ])
  const { properties } = await plan(
    csvFile('homes.csv', 'Property ID;Neighborhood;Dogs;Parking;Laundry;Elevator', `${id};Kirkwood;Ask;None;In unit;`),
    csvFile('units.csv', 'Unit ID;Property ID;Dogs;Steps to the Door', `${unit.id};;;4`),
  )
  expect(properties[0].rows[0].changes).toEqual([
    { label: 'Neighborhood', before: 'Inman Park', after: 'Kirkwood' },
    { label: 'Dogs', before: 'No', after: 'Ask' },
    { label: 'Laundry', before: '', after: 'In unit' },
    { label: 'Parking', before: 'Street, Garage', after: 'None' },
  ])
  await site.asAdmin('importCsv', { body: { properties: [properties[0].imported] } })
  expect(await findProperty(site.table, id)).toMatchObject({
    neighborhood: 'Kirkwood',
    facts: { cats: 'yes', dogs: 'ask', petNote: 'Indoor cats', laundry: 'in-unit', parking: [], stepsToDoor: 3 },
  })
  expect(await listUnits(site.table, id)).toMatchObject([{ facts: { stepsToDoor: 4 } }])
  expect((await listUnits(site.table, id))[0]?.facts).not.toHaveProperty('dogs')
})
