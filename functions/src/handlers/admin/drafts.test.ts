import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { visit } from '../../../../test/support/functions/call-route.ts'
import { image, propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { viewsOf } from '../../../../test/support/functions/table-contents.ts'
import { publishDue } from '../../data/properties/publish-due.ts'
import { createUnit } from '../../data/units/unit-repository.ts'

const site = await startAdminSite()
afterAll(() => site.stop())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const tomorrow = () => inMinutes(24 * 60).toISOString()
const create = async (fields: object) =>
  (await site.asAdmin('createProperty', { body: { property: { ...propertyFields, ...fields }, images: [] } })).body
const update = (id: string, fields: object) =>
  site.asAdmin('updateProperty', { id, body: { property: { ...propertyFields, ...fields }, images: [] } })

/** Returns statuses of a visitor's calls for one property, and whether the list has it. */
async function visitorSees(id: string) {
  const answers = await Promise.all([
    visit('getProperty', { id }),
    visit('listUnits', { id }),
    visit('trackView', { id }),
  ])
  const { body: listed } = await visit('listProperties')
  return [...answers.map(({ status }) => status), listed.some((property: { id: string }) => property.id === id)]
}
const everything = [200, 200, 200, true]
const nothing = [404, 404, 404, false]

test('a property without a status is public, and its response has none', async () => {
  const property = await create({})
  expect(await visitorSees(property.id)).toEqual(everything)
  expect(Object.keys(property)).not.toEqual(expect.arrayContaining(['status']))
  expect(Object.keys(property)).not.toEqual(expect.arrayContaining(['publishAt']))
})

test.each([
  ['a draft', { status: 'draft' }],
  ['a draft with a time that has passed', { status: 'draft', publishAt: '2026-01-01T09:00:00-05:00' }],
  ['one that is published tomorrow', { publishAt: tomorrow() }],
  ['one with status published that is published tomorrow', { status: 'published', publishAt: tomorrow() }],
])('%s is visible to administrators only', async (_, said) => {
  const { id } = await create(said)
  await createUnit(site.table, { fields: unitFields(id), images: [image(1)] })
  expect(await visitorSees(id)).toEqual(nothing)
  expect(await viewsOf(site.table, id)).toEqual([])
  const read = await site.asAdmin('getProperty', { id })
  expect(read).toMatchObject({ status: 200, body: { ...said, unitCount: 1 }, headers: { 'cache-control': 'no-store' } })
  expect(await site.asAdmin('listUnits', { id })).toMatchObject({ status: 200, body: [{ unitNumber: '1' }] })
  const { body: listed } = await site.asAdmin('listProperties', { query: { scope: 'admin' } })
  // Only the list includes the availability of each unit.
  expect(listed).toContainEqual({ ...read.body, unitAvailabilities: expect.any(Array) })
})

test('a draft returns 404 to a crawler and 401 to an expired session', async () => {
  const { id } = await create({ status: 'draft' })
  expect(await visit('trackView', { id, headers: { 'user-agent': 'Googlebot/2.1' } })).toMatchObject({
    status: 404,
  })
  const cookies = [`__Host-session=${'a'.repeat(43)}`]
  expect(await visit('getProperty', { id, cookies })).toMatchObject({ status: 401 })
  expect(await visit('getProperty', { id: crypto.randomUUID(), cookies })).toMatchObject({ status: 404 })
})

test('a save hides a property from visitors and publishes it again', async () => {
  const { id } = await create({})
  expect(await update(id, { status: 'draft' })).toMatchObject({ status: 200, body: { status: 'draft', version: 2 } })
  expect(await visitorSees(id)).toEqual(nothing)
  expect((await update(id, { status: 'published' })).body).toMatchObject({ status: 'published' })
  expect(await visitorSees(id)).toEqual(everything)
})

test('a past time publishes immediately', async () => {
  const { id, publishAt } = await create({ publishAt: '2026-01-01T09:00:00-05:00' })
  expect(publishAt).toBeUndefined()
  expect(await visitorSees(id)).toEqual(everything)
})

test('only a scheduled property becomes public at its time', async () => {
  const [due, later, draft, moved] = await Promise.all([
    create({ publishAt: inMinutes(60).toISOString() }),
    create({ publishAt: inMinutes(62).toISOString() }),
    create({ status: 'draft', publishAt: inMinutes(60).toISOString() }),
    create({ publishAt: inMinutes(60).toISOString() }),
  ])
  await update(moved.id, { status: 'draft' })
  await publishDue(site.table, inMinutes(59))
  expect(await visitorSees(due.id)).toEqual(nothing)
  // Two runs may overlap.
  await Promise.all([publishDue(site.table, inMinutes(61)), publishDue(site.table, inMinutes(61))])
  expect(await visitorSees(due.id)).toEqual(everything)
  expect(await visitorSees(later.id)).toEqual(nothing)
  expect(await visitorSees(draft.id)).toEqual(nothing)
  expect(await visitorSees(moved.id)).toEqual(nothing)
  expect((await visit('getProperty', { id: due.id })).body).toMatchObject({ version: 1 })
})

test.each([
  ['status', 'hidden'],
  ['status', null],
  ['status', ''],
  ['publishAt', 'tomorrow'],
  ['publishAt', '2026-02-30T09:00:00Z'],
  ['publishAt', '2026-11-30'],
  ['publishAt', '2026-11-30T09:00'],
  ['publishAt', '2026-11-30T09:00:00'],
  ['publishAt', '9999-12-31T23:00:00-05:00'],
  ['publishAt', 1_780_000_000_000],
  ['publishAt', null],
])('%s %j returns 400 naming the field', async (field, value) => {
  const answer = await create({ [field]: value })
  expect(answer).toMatchObject({ code: 'invalid_input', issues: [{ path: `property.${field}` }] })
})
