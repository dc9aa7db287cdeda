import type { Availability } from '@porchlight/contract/properties/options'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { propertyFields, unitFields } from '../../../../test/support/functions/examples.ts'
import { startTable } from '../../../../test/support/functions/table-server.ts'
import { createProperty, findProperty, listProperties, updateProperty } from '../properties/property-repository.ts'
import { createUnit, deleteUnit, listUnits, updateUnit } from '../units/unit-repository.ts'
import { businessDay } from './business-day.ts'

const server = await startTable()
afterEach(() => vi.useRealTimers())
afterAll(() => server.stop())

interface StatedFields {
  availability?: Availability | null
  availableFrom?: string | null
}

const building = async (fields: StatedFields = {}) =>
  (await createProperty(server.table, { fields: { ...propertyFields, ...fields }, images: [] })).id
const add = async (id: string, fields: StatedFields = {}) =>
  (await createUnit(server.table, { fields: { ...unitFields(id), ...fields }, images: [] })).id
const change = (id: string, fields: StatedFields, version?: number) =>
  updateUnit(server.table, id, {
    fields: { ...unitFields(id.slice(0, 36)), ...fields },
    images: [],
    ...(version !== undefined && { version }),
  })
const availabilitySummary = async (id: string) => (await findProperty(server.table, id))?.availabilitySummary
const farDay = '2999-06-01'

test('a building shows the availability of its units as they are created, changed and deleted', async () => {
  const id = await building()
  expect(await availabilitySummary(id)).toBeUndefined()
  const [one, two] = [await add(id, { availability: 'available' }), await add(id)]
  const confirmedDaysAgo = 0
  expect(await availabilitySummary(id)).toEqual({
    state: 'available',
    units: { available: 1, total: 2 },
    confirmedDaysAgo,
  })
  await change(two, { availability: 'soon', availableFrom: farDay })
  const both = { state: 'available', from: farDay, distant: true, units: { available: 1, total: 2 }, confirmedDaysAgo }
  expect(await availabilitySummary(id)).toEqual(both)
  expect((await listProperties(server.table)).find((property) => property.id === id)?.availabilitySummary).toEqual(both)
  await change(one, { availability: 'leased' })
  expect(await availabilitySummary(id)).toMatchObject({ state: 'soon', units: { available: 0, total: 2 } })
  await deleteUnit(server.table, two)
  expect(await availabilitySummary(id)).toEqual({ state: 'leased', confirmedDaysAgo })
  await change(one, {})
  expect(await availabilitySummary(id)).toBeUndefined()
})

test('a building’s own availability takes precedence, and a single-family home ignores units', async () => {
  const id = await building({ availability: 'soon' })
  await add(id, { availability: 'available' })
  expect(await availabilitySummary(id)).toMatchObject({ state: 'soon' })
  const save = (fields: object) =>
    updateProperty(server.table, id, { fields: { ...propertyFields, ...fields }, images: [] })
  expect((await save({ propertyType: 'single-family' })).availabilitySummary).toBeUndefined()
  // Absent fields say nothing, as with every optional field.
  expect((await save({})).availabilitySummary).toMatchObject({ state: 'available', units: { available: 1, total: 1 } })
})

test('a refused change of a unit changes neither the building nor its version', async () => {
  const id = await building()
  const unit = await add(id, { availability: 'leased' })
  await change(unit, { availability: 'soon' })
  await expect(change(unit, { availability: 'available' }, 1)).rejects.toMatchObject({ code: 'conflict' })
  const taken = createUnit(
    server.table,
    { fields: { ...unitFields(id), availability: 'available' }, images: [] },
    { id: unit },
  )
  await expect(taken).rejects.toMatchObject({ code: 'conflict' })
  expect(await findProperty(server.table, id)).toMatchObject({
    version: 1,
    unitCount: 1,
    availabilitySummary: { state: 'soon', units: { available: 0, total: 1 } },
  })
})

test('concurrent changes end with the final availability of the units on the building', async () => {
  const id = await building()
  const units = await Promise.all(Array.from({ length: 6 }, () => add(id)))
  const states = ['available', 'soon', 'leased'] as const
  await Promise.all(
    units.flatMap((unit, n) => [0, 1].map((turn) => change(unit, { availability: states[(n + turn) % 3] }))),
  )
  const stored = (await listUnits(server.table, id)).map(({ availability }) => availability)
  const available = stored.filter((state) => state === 'available').length
  const all = stored.every((state) => state === 'leased')
  expect(await availabilitySummary(id)).toMatchObject(
    all ? { state: 'leased' } : { state: available > 0 ? 'available' : 'soon', units: { available, total: 6 } },
  )
})

test('at midnight in the business’s time zone, "soon" becomes available', async () => {
  const id = await building()
  const unit = await add(id, { availability: 'soon', availableFrom: '2026-06-01' })
  const at = async (time: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
    const own = (await listUnits(server.table, id)).find((listed) => listed.id === unit)?.availabilitySummary
    return [own?.state, (await availabilitySummary(id))?.state]
  }
  expect(await at('2026-06-01T03:59:59Z')).toEqual(['soon', 'soon'])
  expect(await at('2026-06-01T04:00:00Z')).toEqual(['available', 'available'])
})

test('a day alone means "Available soon"', async () => {
  const id = await building({ availableFrom: farDay })
  expect(await findProperty(server.table, id)).toMatchObject({
    availability: 'soon',
    availableFrom: farDay,
    availabilitySummary: { state: 'soon', from: farDay },
  })
  const unit = await add(await building(), { availability: null, availableFrom: farDay })
  expect(await change(unit, { availableFrom: '2026-01-01' })).toMatchObject({
    availability: 'soon',
    availabilitySummary: { state: 'available' },
  })
  expect(await availabilitySummary(unit.slice(0, 36))).toMatchObject({ units: { available: 1, total: 1 } })
})

test('a save that states the availability confirms it, and one without clears the confirmation', async () => {
  const at = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) })
  at('2026-03-01T12:00:00.000Z')
  const id = await building({ availability: 'available' })
  const unit = await add(await building(), { availability: 'leased' })
  expect(await findProperty(server.table, id)).toMatchObject({ availabilityConfirmedAt: '2026-03-01T12:00:00.000Z' })
  at('2026-03-04T12:00:00.000Z')
  expect(await availabilitySummary(id)).toEqual({ state: 'available', confirmedDaysAgo: 3 })
  expect(await availabilitySummary(unit.slice(0, 36))).toEqual({ state: 'leased', confirmedDaysAgo: 3 })
  const saved = await change(unit, { availability: 'leased' })
  expect(saved).toMatchObject({
    availabilityConfirmedAt: '2026-03-04T12:00:00.000Z',
    availabilitySummary: { confirmedDaysAgo: 0 },
  })
  expect(await change(unit, {})).toMatchObject({ availability: null, availabilityConfirmedAt: null })
  at('2026-04-01T12:00:00.000Z')
  expect(await availabilitySummary(id)).toEqual({ state: 'available' })
})

test('days follow the business’s time zone, in summer and in winter', () => {
  const days = ['2026-07-01T03:59:00Z', '2026-07-01T04:00:00Z', '2026-01-01T04:59:00Z', '2026-01-01T05:00:00Z']
  expect(days.map((time) => businessDay(new Date(time)))).toEqual([
    '2026-06-30',
    '2026-07-01',
    '2025-12-31',
    '2026-01-01',
  ])
})
