import { visitorActions } from '@porchlight/contract/analytics/analytics'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { visit } from '../../../../test/support/functions/call-route.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { countItems, viewsOf } from '../../../../test/support/functions/table-contents.ts'
import { startTable } from '../../../../test/support/functions/table-server.ts'
import { createProperty } from '../../data/properties/property-repository.ts'
import { getItem } from '../../data/table/read.ts'
import { monthlyViewCountKey } from '../../data/views/view-keys.ts'

const server = await startTable()
process.env.VIEWS_PER_MINUTE = '60'
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T17:00:05Z') }))
afterAll(async () => {
  vi.useRealTimers()
  await server.stop()
})

const send = (id: string, body: unknown, headers?: Record<string, string>) =>
  visit('countAction', {
    id,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

const newProperty = async (fields = {}) =>
  (await createProperty(server.table, { fields: { ...propertyFields, ...fields }, images: [] })).id

/** The stored counts of a month, without keys. */
async function countsOf(id: string, month = '2026-11') {
  const { PK: _, SK: __, propertyId, ...counts } = (await getItem(server.table, monthlyViewCountKey(id, month))) ?? {}
  return counts
}

test('each action is counted, and nothing about the visitor is stored', async () => {
  const id = await newProperty()
  for (const action of visitorActions)
    expect(await send(id, { action })).toMatchObject({ status: 200, body: { counted: true } })
  await send(id, { action: 'apply' })
  expect(await countsOf(id)).toEqual({
    'd22:apply': 2,
    'd22:directions': 1,
    'd22:call': 1,
    'd22:email': 1,
    'd22:share': 1,
    'd22:save': 1,
    'd22:print': 1,
  })
  expect(await viewsOf(server.table, id)).toEqual([])
})

test('an unknown or draft home is not found, and nothing is stored', async () => {
  const draft = await newProperty({ status: 'draft' })
  const before = await countItems(server.table)
  for (const id of [crypto.randomUUID(), draft])
    for (const headers of [undefined, { 'user-agent': 'Googlebot/2.1' }])
      expect(await send(id, { action: 'apply' }, headers)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await countItems(server.table)).toBe(before)
})

test.each([[{}], [{ action: 'like' }], [{ action: ['apply'] }], [undefined], ['apply'], [{ action: 'APPLY' }]])(
  'refuses %j',
  async (body) => {
    const id = await newProperty()
    expect(await send(id, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(await countsOf(id)).toEqual({})
  },
)

test('crawlers, callers without a user agent and other sites’ pages are not counted', async () => {
  const id = await newProperty()
  for (const agent of ['Googlebot/2.1', '', '  '])
    expect(await send(id, { action: 'save' }, { 'user-agent': agent })).toMatchObject({
      status: 200,
      body: { counted: false },
    })
  expect((await send(id, { action: 'save' }, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect(await countsOf(id)).toEqual({})
})

test.each([
  ['countAction', '203.0.113.98', '{"action":"share"}', 'd22:share'],
  ['trackView', '203.0.113.99', '{}', 'd22'],
] as const)(
  'of 200 concurrent calls of %s by one visitor 60 are counted, and the others are 429',
  async (name, address, body, counter) => {
    const id = await newProperty()
    const headers = { 'content-type': 'application/json', 'x-viewer-address': address }
    const answers = await Promise.all(Array.from({ length: 200 }, () => visit(name, { id, body, headers })))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(140)
    for (const answer of refused)
      expect(answer).toMatchObject({
        status: 429,
        headers: { 'retry-after': '60', 'cache-control': 'no-store' },
        body: { code: 'too_many_requests' },
      })
    expect(await countsOf(id)).toMatchObject({ [counter]: 60 })
  },
  60_000,
)
