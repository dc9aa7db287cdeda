import { afterAll, expect, test, vi } from 'vitest'
import { propertyFields } from '../../../../test/support/functions/examples.ts'
import { startTable } from '../../../../test/support/functions/table-server.ts'
import { createProperty } from '../properties/property-repository.ts'
import { recordView } from './view-repository.ts'
import { networkOf } from './visitor-limit.ts'

const server = await startTable()
const { id: propertyId } = await createProperty(server.table, { fields: propertyFields, images: [] })
afterAll(() => server.stop())

const maxViews = 5
const minute = '2026-11-21T10:15'
const view = (ipAddress: string, at = `${minute}:30.000Z`) =>
  recordView(server.table, { propertyId, ipAddress, userAgent: 'Firefox', viewedAt: new Date(at) }, maxViews).then(
    () => 'counted',
    ({ code }) => code,
  )
const views = async (ipAddress: string, count: number) => {
  const outcomes: string[] = []
  while (outcomes.length < count) outcomes.push(await view(ipAddress))
  return outcomes
}

test('a view beyond the limit of a minute writes nothing', async () => {
  await views('203.0.113.6', maxViews)
  const send = vi.spyOn(server.table.client, 'send')
  expect(await view('203.0.113.6')).toBe('too_many_requests')
  expect(send.mock.calls.map(([command]) => command.constructor.name)).toEqual(['GetCommand'])
  send.mockRestore()
  expect(await view('203.0.113.6', '2026-11-21T10:16:00.000Z')).toBe('counted')
})

test('visitors have separate limits, but all addresses of an IPv6 network share one', async () => {
  expect(await views('203.0.113.3', 6)).toContain('too_many_requests')
  expect(await view('203.0.113.4')).toBe('counted')
  expect(await views('2001:db8:1:2::1', maxViews)).not.toContain('too_many_requests')
  expect(await view('2001:db8:1:2:ffff::9')).toBe('too_many_requests')
  expect(await view('2001:db8:1:3::1')).toBe('counted')
})

test('an unknown property throws not found, and does not count for the visitor', async () => {
  const unknown = { propertyId: crypto.randomUUID(), ipAddress: '203.0.113.5', userAgent: 'Firefox' }
  const viewedAt = new Date(`${minute}:00.000Z`)
  for (let n = 0; n < maxViews + 1; n += 1)
    await expect(recordView(server.table, { ...unknown, viewedAt }, maxViews)).rejects.toMatchObject({
      code: 'not_found',
    })
  expect(await view('203.0.113.5')).toBe('counted')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:0DB8:0:42::7', '2001:db8:0:42'],
  ['2001:db8::1:2:3', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
