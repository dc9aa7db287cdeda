import { randomBytes, randomInt } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Property } from '@porchlight/contract/properties/property'
import type { Context } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiEvent } from '../../../../test/support/functions/api-event.ts'
import { fillCatalogue } from '../../../../test/support/functions/large-catalogue.ts'
import { startTable, type TestTable } from '../../../../test/support/functions/table-server.ts'

// https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html: 6 MB of JSON, headers and base64 included.
const maxBytes = 6 * 1024 * 1024

let server: TestTable
let printed: string

beforeEach(async () => {
  server = await startTable()
  printed = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.resetModules()
  await server.stop()
})

/** Returns the list as the gateway receives it. */
async function list(acceptEncoding?: string) {
  const { handler } = await import('./list-properties.ts')
  const event = apiEvent({ headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding } })
  const answer = await handler(event, { awsRequestId: 'request-1' } as Context)
  const { statusCode, headers, body = '', isBase64Encoded } = answer
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const payload = JSON.stringify({ statusCode, headers, body, isBase64Encoded })
  const payloadBytes = Buffer.byteLength(payload)
  return { status: statusCode, headers, bytes, payloadBytes }
}

const listed = (json: Buffer): Property[] => JSON.parse(json.toString())

const vocabulary = Array.from({ length: 500 }, () =>
  randomBytes(6)
    .toString('base64')
    .slice(0, 2 + randomInt(7)),
)

/** The text compresses to a third, like prose. */
function words(letters: number): string {
  const some = Array.from({ length: letters / 3 }, () => vocabulary[randomInt(vocabulary.length)])
  return some.join(' ').slice(0, letters)
}

test('1,000 ordinary properties fit into a response of Lambda', async () => {
  await fillCatalogue(server.table, 1000, () => words(400))
  const { status, headers, bytes, payloadBytes } = await list('br,gzip')
  expect([status, headers]).toEqual([
    200,
    {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-encoding': 'br',
      etag: expect.stringMatching(/^W\/"\S+"$/),
      vary: 'Accept-Encoding',
    },
  ])
  expect(listed(brotliDecompressSync(bytes))).toHaveLength(1000)
  expect(payloadBytes).toBeLessThan(maxBytes)
  expect(JSON.parse(printed.split('\n')[0] ?? '')).toMatchObject({
    AnswerBytes: payloadBytes,
    _aws: {
      CloudWatchMetrics: [{ Namespace: 'Porchlight', Dimensions: [['Function']], Metrics: [{ Name: 'AnswerBytes' }] }],
    },
  })
}, 180_000)

test('150 properties with texts of 50 KB are listed for callers that accept gzip; others receive 507 with a message', async () => {
  // Repetitions are too far apart for gzip.
  const text = words(50_000)
  await fillCatalogue(server.table, 150, () => text)
  const refused = await list()
  expect(refused.status).toBe(507)
  expect(JSON.parse(refused.bytes.toString())).toEqual({
    code: 'answer_too_large',
    message: expect.stringMatching(/^The response has grown too long to be sent: \d{7} bytes where 6291456 fit$/),
  })
  expect(JSON.parse(printed.split('\n')[0] ?? '').AnswerBytes).toBeGreaterThan(maxBytes)
  const { status, headers, bytes, payloadBytes } = await list('gzip')
  expect([status, headers?.['content-encoding']]).toEqual([200, 'gzip'])
  expect(listed(gunzipSync(bytes)).map(({ description }) => description.length)).toEqual(Array(150).fill(50_000))
  expect(bytes.length).toBeGreaterThan(1_500_000)
  expect(payloadBytes).toBeLessThan(maxBytes)
}, 180_000)

test('the edge compresses a small list', async () => {
  await fillCatalogue(server.table, 3, () => words(400))
  const { headers, bytes } = await list('br,gzip')
  expect(headers).not.toHaveProperty('content-encoding')
  expect(listed(bytes)).toHaveLength(3)
  expect(printed).toBe('')
})
