import type { VisitorAction } from '@porchlight/contract/analytics/analytics'
import { afterAll, expect, test } from 'vitest'
import { startAdminSite } from '../../../../test/support/functions/admin-site.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { businessDay } from '../../data/availability/business-day.ts'
import { createProperty } from '../../data/properties/property-repository.ts'
import { monthlyViewCountKey, monthOf, viewCountKey } from '../../data/views/view-keys.ts'
import { recordAction, recordView } from '../../data/views/view-repository.ts'

const dayMs = 86_400_000
const visitor = { ipAddress: '203.0.113.7', userAgent: 'Firefox' }

const site = await startAdminSite()
afterAll(() => site.stop())

/** Noon or 1 p.m. in Atlanta. */
const daysAgo = (days: number) => new Date(Date.parse(`${businessDay()}T17:00:00Z`) - days * dayMs)
const date = (days: number) => businessDay(daysAgo(days))

async function newProperty(...viewedDaysAgo: number[]) {
  const createdAt = daysAgo(800).toISOString()
  const { id } = await createProperty(site.table, { fields: propertyFields, images: [] }, { createdAt })
  for (const days of viewedDaysAgo)
    await recordView(site.table, { ...visitor, propertyId: id, viewedAt: daysAgo(days) })
  return id
}

test('the view count of each viewed property is listed', async () => {
  const [one, two] = [await newProperty(0, 0, 3), await newProperty(45)]
  await newProperty()
  const { status, body } = await site.asAdmin('listViewCounts')
  expect(status).toBe(200)
  expect(body).toHaveLength(2)
  expect(body).toEqual(
    expect.arrayContaining([
      { propertyId: one, viewCount: 3 },
      { propertyId: two, viewCount: 1 },
    ]),
  )
})

const historyOf = async (days: string | undefined, id: string) => {
  const { status, body } = await site.asAdmin('getViewHistory', days ? { query: { days } } : {})
  expect(status).toBe(200)
  const own = body.properties.find(({ propertyId }: { propertyId: string }) => propertyId === id)
  return { from: body.from, own }
}

test.each([
  ['7', 7, 2, 1],
  [undefined, 30, 3, 1],
  ['90', 90, 4, 1],
  ['365', 365, 5, 1],
])(
  'the views of %s days are listed by day, with the total of the same number of days before',
  async (asked, days, now, before) => {
    const id = await newProperty(0, 6, 7, 45, 120, 729, 730)
    const { from, own } = await historyOf(asked, id)
    expect(from).toBe(date(days - 1))
    expect(own.days).toHaveLength(days)
    expect(own.days.at(-1)).toBe(1)
    expect(own.days.at(-7)).toBe(1)
    expect(own.days.reduce((sum: number, count: number) => sum + count, 0)).toBe(now)
    expect(own.before).toBe(before)
  },
)

test('actions are listed day by day, and visits by where they began', async () => {
  const id = await newProperty(1)
  const act = (action: VisitorAction, days: number) =>
    recordAction(site.table, { propertyId: id, action, ipAddress: '203.0.113.7', at: daysAgo(days) })
  for (const days of [0, 0, 6, 7]) await act('apply', days)
  await act('call', 1)
  await act('print', 8)
  for (const [from, days] of [
    ['share', 0],
    ['google.com', 6],
    ['google.com', 1],
    ['flyer', 7],
  ] as const)
    await recordView(site.table, { ...visitor, propertyId: id, from, viewedAt: daysAgo(days) })
  const { own } = await historyOf('7', id)
  expect(own).toMatchObject({ before: 1, days: [1, 0, 0, 0, 0, 2, 1] })
  expect(own.actions).toEqual({ apply: [1, 0, 0, 0, 0, 0, 2], call: [0, 0, 0, 0, 0, 1, 0] })
  expect(own.visits).toEqual({ share: 1, 'google.com': 2 })
  expect((await historyOf('30', id)).own.visits).toEqual({ share: 1, 'google.com': 2, flyer: 1 })
})

test('a home with actions alone is listed', async () => {
  const id = await newProperty()
  await recordAction(site.table, { propertyId: id, action: 'save', ipAddress: '203.0.113.7', at: new Date() })
  expect((await historyOf('7', id)).own).toMatchObject({ before: 0, actions: { save: [0, 0, 0, 0, 0, 0, 1] } })
})

test.each(['8', '', '366'])('a history of %j days is refused', async (days) => {
  expect(await site.asAdmin('getViewHistory', { query: { days } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'days' }] },
  })
})

test('deleting a property deletes its views and counts', async () => {
  const id = await newProperty(0, 1, 59)
  expect((await site.asAdmin('deleteProperty', { id })).status).toBe(204)
  const { body } = await site.asAdmin('listViewCounts')
  expect(body.map(({ propertyId }: { propertyId: string }) => propertyId)).not.toContain(id)
  expect((await historyOf('90', id)).own).toBeUndefined()
  // Views are kept until the property cannot be restored any more.
  expect(await site.itemsOf(`VIEWS#${id}`)).toHaveLength(3)
  expect((await site.asAdmin('deletePropertyForGood', { id })).status).toBe(204)
  expect(await site.itemsOf(`VIEWS#${id}`)).toEqual([])
  const counts = [viewCountKey(id), ...[0, 1, 59].map((days) => monthlyViewCountKey(id, monthOf(date(days))))]
  for (const { PK, SK } of counts) expect((await site.itemsOf(PK)).map((item) => item.SK)).not.toContain(SK)
})
