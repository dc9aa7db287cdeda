/** @module-tag fault */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '../../../../packages/local-cloud/src/machine/ports.ts'
import { call } from '../../../../test/support/functions/api-event.ts'
import { startBrokenTable } from '../../../../test/support/functions/broken-table.ts'
import { useEndpoint } from '../../../../test/support/functions/table-server.ts'
import { interactive } from '../../aws/client-options.ts'

// Other tests use longer timeouts (before-each-file.ts).
interactive.responseTimeoutMs = 1000

const names = [
  'list-properties',
  'get-property',
  'list-units',
  'list-hero-images',
  'track-view',
  'count-action',
] as const

const eventOf = (name: (typeof names)[number] | undefined) => ({
  id: crypto.randomUUID(),
  method: 'POST',
  ...(name === 'count-action' && { body: '{"action":"apply"}', headers: { 'content-type': 'application/json' } }),
})

beforeEach(() => {
  vi.resetModules()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** Calls every handler at once; each must return an error. */
async function expectUnavailable(endpoint: string) {
  useEndpoint(endpoint)
  const handlers = await Promise.all(names.map((name) => import(`../public/${name}.ts`)))
  const answers = await Promise.all(handlers.map(({ handler }, n) => call(handler, eventOf(names[n]))))
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { code: 'unavailable' } })
}

test('a table that refuses connections causes a 503', async () => {
  await expectUnavailable(`http://127.0.0.1:${await freePort()}`)
})

test.each<[string, Parameters<typeof startBrokenTable>[0]]>([
  ['never responds', undefined],
  [
    'stops within its response',
    (socket) =>
      socket.write(
        'HTTP/1.1 200 OK\r\ncontent-type: application/x-amz-json-1.0\r\ncontent-length: 1000\r\n\r\n{"Items":[',
      ),
  ],
  ['closes the connection', (socket) => socket.destroy()],
  [
    'is behind a gateway that responds with HTML',
    (socket) =>
      socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 13\r\n\r\n<h1>Bad</h1>\n'),
  ],
])('a table that %s causes a 503', async (_, respond) => {
  const table = await startBrokenTable(respond)
  await expectUnavailable(table.endpoint)
  table.stop()
})
