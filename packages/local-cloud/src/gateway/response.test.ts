import { expect, test } from 'vitest'
import { gatewayResponse } from './response.ts'

const respond = (answer: unknown) => {
  const { status, headers, body } = gatewayResponse({ payload: JSON.stringify(answer) })
  return { status, headers: headers.map(([name, value]) => `${name}: ${value}`), body: body.toString() }
}

test('a structured response keeps its status, headers, cookies and bytes', () => {
  const body = Buffer.from('bytes').toString('base64')
  const answer = {
    statusCode: 201,
    headers: { 'Content-Type': 'text/x', 'X-N': '1' },
    cookies: ['a=1', 'b=2'],
    body,
    isBase64Encoded: true,
  }
  expect(respond(answer)).toEqual({
    status: 201,
    headers: ['content-type: text/x', 'x-n: 1', 'set-cookie: a=1', 'set-cookie: b=2'],
    body: 'bytes',
  })
})

test('a failed function or an invalid response is a 500 without details', () => {
  const failed = gatewayResponse({ errorType: 'Error', errorMessage: 'secret', trace: 'secret' })
  expect(failed.status).toBe(500)
  expect(failed.body.toString()).toBe('{"message":"Internal Server Error"}')
  expect(respond({ statusCode: {} }).status).toBe(500)
  expect(respond({ a: 1 }).status).toBe(500)
})

test.each([
  ['a line break in a header', { statusCode: 302, headers: { location: '/a\r\nset-cookie: b=c' } }],
  ['a line break in a cookie', { statusCode: 200, cookies: ['a=1\nb=2'] }],
  ['a name with a space', { statusCode: 200, headers: { 'x y': '1' } }],
  ['text beyond Latin-1', { statusCode: 302, headers: { location: '/żółw' } }],
  ['an invalid status', { statusCode: 42 }],
])('%s returns 502, not half a response', (_, answer) => {
  expect(respond(answer)).toMatchObject({ status: 502, body: '{"message":"Bad Gateway"}' })
})
