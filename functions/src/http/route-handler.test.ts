import { limits } from '@porchlight/contract/limits'
import { exampleHeroImage } from '@porchlight/contract/properties/examples.fixture'
import type { Context } from 'aws-lambda'
import { afterEach, expect, test, vi } from 'vitest'
import { apiEvent, type Call, call } from '../../../test/support/functions/api-event.ts'
import { conflict, unauthorized } from '../errors.ts'
import { routeHandler, routeHandlerFor } from './route-handler.ts'

const id = '0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11'
const tracked = vi.fn(async () => ({ tracked: true }))
const track = routeHandler('trackView', tracked)
const post = (event: Call) => call(track, { id, method: 'POST', ...event })
const json = { 'content-type': 'application/json' }

afterEach(() => {
  tracked.mockClear()
})

test.each<Call>([
  {},
  { body: '' },
  { body: '{}', headers: json },
  { body: ' {} ', headers: { 'content-type': 'application/json; charset=utf-8' } },
  { body: Buffer.from('{}').toString('base64'), isBase64Encoded: true, headers: json },
])('a call without input accepts no body or an empty object: %j', async (event) => {
  expect(await post(event)).toMatchObject({ status: 200, body: { tracked: true } })
})

test.each(['[]', 'null', '1', '""', '{"a":1}', '{"__proto__":1}'])('any other body returns 400: %s', async (body) => {
  expect(await post({ body, headers: json })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(tracked).not.toHaveBeenCalled()
})

test.each(['{', '{}x', '\0', '[1,]', '\ufeff{', '{"a":'.repeat(50_000)])(
  'invalid JSON returns 400: %.20s',
  async (body) => {
    expect(await post({ body, headers: json })).toMatchObject({
      status: 400,
      body: { message: 'The body is not valid JSON' },
    })
  },
)

test('bytes that are not UTF-8 return 400', async () => {
  const body = Buffer.from([0x7b, 0xff, 0x7d]).toString('base64')
  expect(await post({ body, isBase64Encoded: true, headers: json })).toMatchObject({ status: 400 })
})

test('JSON nested 200,000 deep returns 4xx', async () => {
  const body = '['.repeat(200_000) + ']'.repeat(200_000)
  expect(await post({ body, headers: json })).toMatchObject({ status: 400 })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'a body of type %j returns 415',
  async (type) => {
    expect(await post({ body: '{}', headers: { 'content-type': type } })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    })
  },
)

test('a body over the limit returns 413, counted in bytes as sent', async () => {
  const long = ' '.repeat(limits.requestBodyBytes - 2)
  const base64 = Buffer.from(`{}${long}é`).toString('base64')
  expect(await post({ body: `{}${long}`, headers: json })).toMatchObject({ status: 200 })
  expect(await post({ body: `{}${long} `, headers: json })).toMatchObject({ status: 413, body: { code: 'too_large' } })
  expect(await post({ body: base64, isBase64Encoded: true, headers: json })).toMatchObject({ status: 413 })
})

test('undeclared fields are not returned', async () => {
  const handler = routeHandler('trackView', async () => ({ tracked: true, secret: 'x' }))
  expect((await call(handler, { id, method: 'POST' })).body).toEqual({ tracked: true })
})

test('a response that violates the contract becomes a logged 500', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const handler = routeHandler('listHeroImages', async () => [{ ...exampleHeroImage, displayOrder: 0.5 }])
  expect(await call(handler)).toMatchObject({ status: 500, body: { code: 'internal' } })
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

test('a thrown error becomes its own response', async () => {
  const handler = routeHandler('trackView', async () => {
    throw conflict('Somebody was faster')
  })
  expect(await call(handler, { id, method: 'POST' })).toEqual({
    status: 409,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: { code: 'conflict', message: 'Somebody was faster' },
  })
})

test.each([
  [{ name: 'ThrottlingException' }],
  [{ name: 'TimeoutError' }],
  [{ code: 'ECONNRESET' }],
  [{ $metadata: { httpStatusCode: 500 } }],
  [{ name: 'TransactionCanceledException', CancellationReasons: [{ Code: 'None' }, { Code: 'ThrottlingError' }] }],
])('a dependency’s fault %j becomes a logged 503 with a time to retry', async (fault) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const handler = routeHandler('trackView', async () => {
    throw Object.assign(new Error('Down'), fault)
  })
  const answer = await call(handler, { id, method: 'POST' })
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { code: 'unavailable' } })
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ route: 'trackView', message: 'Down' }))
  log.mockRestore()
})

test('a call that lasts almost until its Lambda’s timeout returns 503, not the gateway’s 500', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const handler = routeHandler('listHeroImages', () => new Promise(() => {}))
  const context = { awsRequestId: 'request-1', getRemainingTimeInMillis: () => 1550 } as Context
  expect(await handler(apiEvent({}), context)).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  vi.restoreAllMocks()
})

test('authorization comes before validation of the request', async () => {
  const run = vi.fn()
  const handler = routeHandler('createProperty', run)
  const own = { ...json, 'x-requested-with': 'porchlight' }
  const answer = await call(handler, { method: 'POST', body: '{', headers: own })
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  const foreign = await call(handler, { method: 'POST', headers: { origin: 'https://evil.example' } })
  expect(foreign).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(run).not.toHaveBeenCalled()
})

test('a write without the custom header returns 403 before authorization; with a token it needs none', async () => {
  const authorize = vi.fn(async () => {
    throw unauthorized()
  })
  const handler = routeHandlerFor(authorize)('logout', vi.fn())
  const write = async (headers: Record<string, string>) => (await call(handler, { method: 'POST', headers })).status
  expect(await write({})).toBe(403)
  expect(await write({ origin: 'https://homes.example.com' })).toBe(403)
  expect(authorize).not.toHaveBeenCalled()
  expect(await write({ 'x-requested-with': 'porchlight' })).toBe(401)
  expect(await write({ authorization: 'Bearer x' })).toBe(401)
})
