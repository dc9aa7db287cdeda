import type { ChangeDetail } from '@porchlight/contract/history/history'
import { limits } from '@porchlight/contract/limits'
import type { Availability } from '@porchlight/contract/properties/options'
import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { listChanges } from '../../data/history/change-repository.ts'
import { createProperty, findProperty } from '../../data/properties/property-repository.ts'
import { moveToTrash } from '../../data/properties/trash.ts'
import { createUnit, deleteUnit, listUnits, updateUnit } from '../../data/units/unit-repository.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

interface StatedAvailability {
  availability?: Availability
  availableFrom?: string
}

async function building(...said: StatedAvailability[]) {
  const { id } = await createProperty(site.table, { fields: { ...propertyFields, bedrooms: 3 }, images: [] })
  const units: string[] = []
  for (const [n, each] of said.entries()) {
    const fields = { ...unitFields(id, `10${n}`), ...each, listingUrl: 'https://portal.example.com/1' }
    units.push((await createUnit(site.table, { fields, images: [] })).id)
  }
  return { id, units }
}
const save = (id: string, body: object) => site.asAdmin('saveAvailability', { id, body })
const changesOf = async (id: string) => (await listChanges(site.table, { historyId: id })).changes
const contentOf = async (id: string) => [await findProperty(site.table, id), await listUnits(site.table, id)]

test('several units change at once, and everything else stays', async () => {
  const { id, units } = await building({}, { availability: 'available' }, { availability: 'soon' })
  const [, before] = await contentOf(id)
  const { status, body } = await save(id, {
    units: [
      { id: units[0], availability: 'available', availableFrom: '2999-12-01', version: 1 },
      { id: units[1], availability: 'leased', version: 1 },
    ],
  })
  expect(status).toBe(200)
  expect([body.property, body.units]).toEqual(await contentOf(id))
  expect(body.property).toMatchObject({ version: 1, bedrooms: 3, availability: null })
  expect(body.units).toMatchObject([
    { availability: 'available', availableFrom: '2999-12-01', availabilitySummary: { state: 'soon' }, version: 2 },
    { availability: 'leased', availableFrom: null, listingUrl: 'https://portal.example.com/1', version: 2 },
    { availability: 'soon', version: 1 },
  ])
  expect(body.units[2]).toEqual(Object(before)[2])
  expect(body.property.availabilitySummary).toMatchObject({ units: { available: 0, total: 3 }, from: '2999-12-01' })
  const [one, two, earlier] = await changesOf(id)
  expect(one?.group).toBe(two?.group)
  expect(one?.group).not.toBe(earlier?.group)
  expect((await changesOf(id)).slice(0, 2).map(({ action, of }) => [action, of.kind, of.title])).toEqual(
    expect.arrayContaining([
      ['saved', 'unit', '100'],
      ['saved', 'unit', '101'],
    ]),
  )
})

test('a home and its units change at once; a day alone means "Available soon"', async () => {
  const { id, units } = await building({})
  const { body } = await save(id, {
    property: { availability: 'leased', version: 1 },
    units: [{ id: units[0], availableFrom: '2999-12-01' }],
  })
  expect(body).toMatchObject({
    property: { availability: 'leased', version: 2, availabilitySummary: { state: 'leased' } },
    units: [{ availability: 'soon', availableFrom: '2999-12-01' }],
  })
})

test('an unchanged statement is confirmed, and the history says so', async () => {
  const { id, units } = await building({ availability: 'available' })
  const [before] = await listUnits(site.table, id)
  const { body } = await save(id, { units: [{ id: units[0], availability: 'available' }] })
  const [at, earlier] = [body.units[0].availabilityConfirmedAt, before?.availabilityConfirmedAt ?? '']
  expect(Date.parse(at)).toBeGreaterThan(Date.parse(earlier))
  const [change] = await changesOf(id)
  expect(change).toMatchObject({ action: 'confirmed', of: { kind: 'unit' }, by: { id: expect.any(String) } })
  const detail: ChangeDetail = (await site.asAdmin('getChange', { id: change?.id ?? '' })).body
  expect(detail.before?.fields.availabilityConfirmedAt).toBe(earlier)
  expect(detail.after?.fields.availabilityConfirmedAt).toBe(at)
})

test('an undo restores the earlier confirmation, and nobody can confirm the future', async () => {
  const { id, units } = await building({ availability: 'available' })
  const availabilityConfirmedAt = '2026-01-02T03:04:05.678Z'
  const undo = { id: units[0], availability: 'available', availabilityConfirmedAt }
  expect((await save(id, { units: [undo] })).body.units).toMatchObject([{ availabilityConfirmedAt }])
  expect((await changesOf(id))[0]).toMatchObject({ action: 'restored' })
  const future = { ...undo, availabilityConfirmedAt: '2999-01-02T03:04:05.678Z' }
  expect(await save(id, { units: [future] })).toMatchObject({ status: 400 })
})

test('two people who set the same unit: the second is refused as a whole, and asked to look again', async () => {
  const { id, units } = await building({}, {})
  const [one, two] = await Promise.all(
    (['available', 'leased'] as const).map((availability, n) =>
      save(id, {
        units: [
          { id: units[0], availability, version: 1 },
          ...(n === 1 ? [{ id: units[1], availability, version: 1 }] : []),
        ],
      }),
    ),
  )
  expect([one?.status, two?.status].toSorted()).toEqual([200, 409])
  const [first, second] = await listUnits(site.table, id)
  expect(first?.availability).toBe(one?.status === 200 ? 'available' : 'leased')
  expect(second?.availability).toBe(one?.status === 200 ? null : 'leased')
})

test('an outdated version, a deleted unit and a deleted home are refused, and nothing is stored', async () => {
  const { id, units } = await building({}, {})
  await updateUnit(site.table, units[0] ?? '', { fields: unitFields(id, '100'), images: [] })
  const outdated = { id: units[0], availability: 'leased', version: 1 }
  const before = await contentOf(id)
  expect(await save(id, { property: { availability: 'leased' }, units: [outdated] })).toMatchObject({ status: 409 })
  expect(await contentOf(id)).toEqual(before)
  await deleteUnit(site.table, units[1] ?? '')
  const deletedUnit = { id: units[1], availability: 'leased' }
  expect(await save(id, { property: { availability: 'leased' }, units: [deletedUnit] })).toMatchObject({ status: 409 })
  expect(await findProperty(site.table, id)).toMatchObject({ availability: null, version: 1 })
  await moveToTrash(site.table, id)
  expect(await save(id, { property: { availability: 'leased' } })).toMatchObject({ status: 404 })
  expect(await save(crypto.randomUUID(), { property: {} })).toMatchObject({ status: 404 })
})

test('wrong input is refused, and nothing is stored', async () => {
  const [{ id, units }, other] = [await building({}), await building({})]
  const before = await contentOf(id)
  const unit = { id: units[0], availability: 'leased' }
  const many = Array.from({ length: limits.unitsPerTransaction + 1 }, () => ({ id: `${id}.${crypto.randomUUID()}` }))
  const wrong: object[] = [
    {},
    { units: [] },
    { property: { availability: 'rented' } },
    { property: { availability: 'soon', availableFrom: '2026-02-30' } },
    { property: { availability: 'soon', availableFrom: 'tomorrow' } },
    { property: { availability: 'leased', title: 'New' } },
    { units: [unit, unit] },
    { units: [{ availability: 'leased' }] },
    { units: [{ ...unit, id: other.units[0] }] },
    { units: many },
  ]
  for (const body of wrong) expect([body, (await save(id, body)).status]).toEqual([body, 400])
  expect(await contentOf(id)).toEqual(before)
})

test('a file confirms the availability that it changes, and no other', async () => {
  const { id } = await createProperty(site.table, { fields: { ...propertyFields, availability: 'soon' }, images: [] })
  const importFields = async (version: number, fields: object) => {
    const body = { properties: [{ id, property: { version, fields } }] }
    expect((await site.asAdmin('importCsv', { body })).body.results).toEqual([{ id }])
    return (await findProperty(site.table, id))?.availabilityConfirmedAt ?? ''
  }
  const first = await importFields(1, { title: 'Renamed' })
  expect(await importFields(2, { title: 'Again' })).toBe(first)
  expect(Date.parse(await importFields(3, { availableFrom: '2099-06-01' }))).toBeGreaterThan(Date.parse(first))
})
