import { afterAll, describe, expect, test } from 'vitest'
import { type HeaderLines, header } from '../machine/http.ts'
import { openObjectStore } from './object-store.ts'
import { bucketOrigin } from './read-object.ts'

const objects = openObjectStore(':memory:')
afterAll(() => objects.close())
const { etag } = objects.put('b', 'images/a.txt', {
  headers: { 'content-type': 'text/plain', 'x-amz-meta-style': 'sha256-a=' },
  body: Buffer.from('0123456789'),
})
objects.put('other', 'secret', { headers: {}, body: Buffer.from('outside') })

const get = async (uri: string, headers: HeaderLines = []) => {
  const request = { method: 'GET', uri, query: '', headers, viewerIp: '', body: () => Promise.resolve(Buffer.alloc(0)) }
  const { body, ...rest } = await bucketOrigin(objects, 'b').fetch(request)
  return { ...rest, text: body?.toString() }
}

describe('an object', () => {
  test('is served with its metadata', async () => {
    const { status, headers, text } = await get('/images/a.txt')
    expect([status, text, header(headers, 'content-length')]).toEqual([200, '0123456789', '10'])
  })

  test.each([
    ['if-none-match', etag],
    ['if-none-match', `W/${etag}, "other"`],
  ])('is not sent again to a caller that has it: %s %s', async (name, value) => {
    const { status, text, headers } = await get('/images/a.txt', [[name, value]])
    expect([status, text]).toEqual([304, undefined])
    expect([header(headers, 'etag'), header(headers, 'x-amz-meta-style')]).toEqual([etag, undefined])
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('is sent in part: %s', async (range, status, expected, contentRange) => {
    const answer = await get('/images/a.txt', [['range', range]])
    expect([answer.status, answer.text, header(answer.headers, 'content-range')]).toEqual([
      status,
      expected,
      contentRange,
    ])
  })

  test('answers 416 for a range beyond its end', async () => {
    expect((await get('/images/a.txt', [['range', 'bytes=10-12']])).status).toBe(416)
  })
})

test('a missing object is 404', async () => {
  expect((await get('/images/b.txt')).status).toBe(404)
})

test.each(['/../other/secret', '/images/%2e%2e/secret', '/images/%00', '/%E0%A4%A'])(
  '%s leaves no bucket',
  async (uri) => {
    expect((await get(uri)).status).toBe(404)
  },
)
