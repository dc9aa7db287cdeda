import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { visit } from '../../../../test/support/functions/call-route.ts'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { startFaultyLine } from '../../../../test/support/functions/faulty-line.ts'
import { viewsOf } from '../../../../test/support/functions/table-contents.ts'
import { startTable, useEndpoint } from '../../../../test/support/functions/table-server.ts'
import { createProperty } from '../../data/properties/property-repository.ts'

/** Names of the handler's commands to the table. */
const asked: string[] = []
const server = await startTable()
const { id } = await createProperty(server.table, { fields: propertyFields, images: [] })
const line = await startFaultyLine(server.endpoint, (operation) => {
  asked.push(operation)
  return 'none'
})
useEndpoint(line.endpoint)
process.env.VIEWS_PER_MINUTE = '30'
// All views are in one minute.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:31:05Z') }))
afterAll(async () => {
  vi.useRealTimers()
  line.stop()
  await server.stop()
})

const track = (address: string) => visit('trackView', { id, headers: { 'x-viewer-address': address } })

test('the 31st view of a minute returns 429 with a time to wait, and causes no write', async () => {
  for (let n = 0; n < 30; n += 1) expect((await track('203.0.113.1')).status).toBe(200)
  asked.length = 0
  for (let n = 0; n < 10; n += 1)
    expect(await track('203.0.113.1')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
      body: { code: 'too_many_requests' },
    })
  expect(asked).toEqual(Array.from({ length: 10 }, () => 'GetItem'))
  expect(await viewsOf(server.table, id)).toHaveLength(30)
  expect((await track('203.0.113.2')).status).toBe(200)
})
