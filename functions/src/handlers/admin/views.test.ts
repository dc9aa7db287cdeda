import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminSite, startAdminSite } from '../../../test/admin-site.ts'
import { propertyFields } from '../../../test/examples.ts'
import { dailyViewCountKey, viewCountKey } from '../../data/keys.ts'
import { createProperty } from '../../data/properties/property-repository.ts'
import { recordView } from '../../data/views/view-repository.ts'

const dayMs = 86_400_000

let site: AdminSite
let handlers: Awaited<ReturnType<typeof importHandlers>>

async function importHandlers() {
  const [views, remove] = await Promise.all([import('./list-view-counts.ts'), import('./delete-property.ts')])
  return { views: views.handler, remove: remove.handler }
}

beforeAll(async () => {
  site = await startAdminSite()
  handlers = await importHandlers()
})
afterAll(() => site.stop())

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const date = (days: number) => daysAgo(days).toISOString().slice(0, 10)

async function newProperty(...viewedDaysAgo: number[]) {
  const createdAt = daysAgo(60).toISOString()
  const { id } = await createProperty(site.table, { fields: propertyFields, images: [] }, { createdAt })
  for (const days of viewedDaysAgo)
    await recordView(site.table, {
      propertyId: id,
      ipAddress: '203.0.113.7',
      userAgent: 'Firefox',
      viewedAt: daysAgo(days),
    })
  return id
}

test('every count is listed, without the days unless they are asked for', async () => {
  const [one, two] = [await newProperty(0, 0, 3), await newProperty(45)]
  await newProperty()
  const { status, body } = await site.asAdmin(handlers.views, 'GET')
  expect(status).toBe(200)
  expect(body).toHaveLength(2)
  expect(body).toEqual(
    expect.arrayContaining([
      { propertyId: one, viewCount: 3 },
      { propertyId: two, viewCount: 1 },
    ]),
  )
})

test('the last 30 days are listed day by day, oldest first, days without a view as 0', async () => {
  const id = await newProperty(0, 0, 29, 30, 7)
  const { body } = await site.asAdmin(handlers.views, 'GET', { query: { days: '30' } })
  const counted = body.find(({ propertyId }: { propertyId: string }) => propertyId === id)
  expect(counted.viewCount).toBe(5)
  expect(counted.days.map((day: { date: string }) => day.date)).toEqual(
    Array.from({ length: 30 }, (_, n) => date(29 - n)),
  )
  const viewed = counted.days.filter((day: { viewCount: number }) => day.viewCount > 0)
  expect(viewed).toEqual([
    { date: date(29), viewCount: 1 },
    { date: date(7), viewCount: 1 },
    { date: date(0), viewCount: 2 },
  ])
})

test('a deleted property takes its views and its counts with it', async () => {
  const id = await newProperty(0, 1, 59)
  expect((await site.asAdmin(handlers.remove, 'DELETE', { id })).status).toBe(204)
  const { body } = await site.asAdmin(handlers.views, 'GET', { query: { days: '30' } })
  expect(body.map(({ propertyId }: { propertyId: string }) => propertyId)).not.toContain(id)
  expect(await site.itemsOf(`VIEWS#${id}`)).toEqual([])
  const counts = [viewCountKey(id), ...[0, 1, 59].map((days) => dailyViewCountKey(id, date(days)))]
  for (const { PK, SK } of counts) expect((await site.itemsOf(PK)).map((item) => item.SK)).not.toContain(SK)
})

test.each(['7', '31', '', 'x', '-30'])('%j days cannot be asked for', async (days) => {
  expect(await site.asAdmin(handlers.views, 'GET', { query: { days } })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'days' }] },
  })
})
