import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, expect, test } from 'vitest'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { startFaultyLine } from '../../../../test/support/functions/faulty-line.ts'
import { viewsOf } from '../../../../test/support/functions/table-contents.ts'
import { startTable, useEndpoint } from '../../../../test/support/functions/table-server.ts'
import { createProperty } from '../properties/property-repository.ts'
import { tableFromEnvironment } from '../table/table.ts'
import { dayAttribute, monthlyViewCountKey, monthOf, viewCountKey } from './view-keys.ts'
import { maxConcurrentViews, recordView, recordViews } from './view-repository.ts'

const server = await startTable()
afterAll(() => server.stop())

const viewedAt = new Date('2026-11-21T23:59:59.500Z')
const visitor = { ipAddress: '203.0.113.7', userAgent: 'Firefox', viewedAt }

async function newPropertyId() {
  const { id } = await createProperty(server.table, { fields: propertyFields, images: [] })
  return id
}

async function itemAt(Key: Record<string, string>) {
  const { Item } = await server.table.client.send(new GetCommand({ TableName: server.table.name, Key }))
  return Item
}

const countOn = async (propertyId: string, day: string): Promise<unknown> =>
  (await itemAt(monthlyViewCountKey(propertyId, monthOf(day))))?.[dayAttribute(day)]

async function expectViews(propertyId: string, count: number) {
  expect(await viewsOf(server.table, propertyId)).toHaveLength(count)
  expect(await itemAt(viewCountKey(propertyId))).toMatchObject({ viewCount: count })
  expect(await countOn(propertyId, '2026-11-21')).toBe(count)
}

/** One view on each of the days up to 21 November. */
const daily = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ...visitor,
    id: crypto.randomUUID(),
    viewedAt: new Date(viewedAt.getTime() - n * 86_400_000),
  }))

test('a view is stored for 30 days and counted in total and for its day', async () => {
  const propertyId = await newPropertyId()
  await recordView(server.table, { propertyId, ...visitor })
  await expectViews(propertyId, 1)
  const [view] = await viewsOf(server.table, propertyId)
  expect(view).toMatchObject({ propertyId, ipAddress: '203.0.113.7', userAgent: 'Firefox' })
  expect(view).toMatchObject({ viewedAt: '2026-11-21T23:59:59.500Z', expire: 1_797_897_599 })
  expect(view?.SK).toMatch(/^2026-11-21T23:59:59\.500Z#/)
})

test('200 concurrent views count exactly 200', async () => {
  const propertyId = await newPropertyId()
  await Promise.all(Array.from({ length: 200 }, () => recordView(server.table, { propertyId, ...visitor })))
  await expectViews(propertyId, 200)
})

test('a view whose response is lost is counted once', async () => {
  const propertyId = await newPropertyId()
  let requests = 0
  const line = await startFaultyLine(server.endpoint, () => {
    requests += 1
    return requests % 2 === 1 ? 'lost' : 'none'
  })
  useEndpoint(line.endpoint)
  await recordView(tableFromEnvironment(), { propertyId, ...visitor })
  useEndpoint(server.endpoint)
  line.stop()
  expect(requests).toBe(2)
  await expectViews(propertyId, 1)
})

test('the maximum number of views per transaction is stored, each counted for its day', async () => {
  const propertyId = await newPropertyId()
  const views = daily(maxConcurrentViews)
  await recordViews(server.table, propertyId, views)
  expect(await viewsOf(server.table, propertyId)).toHaveLength(maxConcurrentViews)
  expect(await itemAt(viewCountKey(propertyId))).toMatchObject({ viewCount: maxConcurrentViews })
  for (const { viewedAt } of views) expect(await countOn(propertyId, viewedAt.toISOString())).toBe(1)
})

test('stored views are a conflict, and no other view of the call is counted', async () => {
  const propertyId = await newPropertyId()
  const [view, other] = daily(2)
  if (!view || !other) throw new Error('There are two')
  await recordViews(server.table, propertyId, [view])
  await expect(recordViews(server.table, propertyId, [other, view])).rejects.toMatchObject({ code: 'conflict' })
  await expectViews(propertyId, 1)
})

test('counts where a visit began, with hosts without www and anything odd as other', async () => {
  const propertyId = await newPropertyId()
  const starts = ['share', 'flyer', 'direct', 'www.Google.com', 'google.com', '[::1]', 'a b', '', '-', undefined]
  for (const from of starts) await recordView(server.table, { propertyId, ...visitor, from })
  expect(await itemAt(monthlyViewCountKey(propertyId, '2026-11'))).toMatchObject({
    d21: starts.length,
    'd21@share': 1,
    'd21@flyer': 1,
    'd21@direct': 1,
    'd21@google.com': 2,
    'd21@other': 4,
  })
})

test('counts at most 30 hosts of a home in a month, and further ones as other', async () => {
  const propertyId = await newPropertyId()
  for (let n = 0; n < 33; n += 1) await recordView(server.table, { propertyId, ...visitor, from: `site${n}.example` })
  await recordView(server.table, { propertyId, ...visitor, from: 'site0.example' })
  const counts = await itemAt(monthlyViewCountKey(propertyId, '2026-11'))
  expect(counts).toMatchObject({ 'd21@site0.example': 2, 'd21@other': 3 })
  expect(counts).not.toHaveProperty('d21@site30.example')
})

test('address and user agent are truncated to their limits, never within a character', async () => {
  const propertyId = await newPropertyId()
  const userAgent = `${'x'.repeat(499)}😀`
  await recordView(server.table, { propertyId, ipAddress: '1'.repeat(60), userAgent, viewedAt })
  expect(await viewsOf(server.table, propertyId)).toMatchObject([
    { ipAddress: '1'.repeat(45), userAgent: `${'x'.repeat(499)}\uFFFD` },
  ])
})
