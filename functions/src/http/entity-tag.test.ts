import { exampleHeroImage } from '@porchlight/contract/properties/examples.fixture'
import { expect, test, vi } from 'vitest'
import { call } from '../../../test/support/functions/api-event.ts'
import { unauthorized } from '../errors.ts'
import { routeHandler, routeHandlerFor } from './route-handler.ts'

const image = exampleHeroImage
const images = routeHandler('listHeroImages', async () => [image])
const ask = (given?: string) => call(images, given === undefined ? {} : { headers: { 'if-none-match': given } })
const etag = String((await ask()).headers?.etag)

test('equal responses have equal ETags, different ones different ETags', async () => {
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  expect((await ask()).headers?.etag).toBe(etag)
  const others = routeHandler('listHeroImages', async () => [{ ...image, displayOrder: 1 }])
  expect((await call(others)).headers?.etag).not.toBe(etag)
})

test.each([etag, etag.slice(2), '*', ` "x" ,  ${etag},W/"y"`])(
  'a matching If-None-Match %s returns 304',
  async (given) => {
    const kept = { etag, 'cache-control': 'public, max-age=0, must-revalidate' }
    expect(await ask(given)).toEqual({ status: 304, headers: kept, body: undefined })
  },
)

test.each(['', '"x"', `${etag}x`, etag.slice(3, -1), etag.replace('W/', 'w/')])(
  'a different If-None-Match %j returns the whole response',
  async (given) => {
    expect(await ask(given)).toMatchObject({ status: 200, body: [image], headers: { etag } })
  },
)

test('a refused call returns no ETag', async () => {
  const read = vi.fn()
  const refuse = async () => {
    throw unauthorized()
  }
  const outside = await call(routeHandlerFor(refuse)('currentUser', read), { headers: { 'if-none-match': '*' } })
  expect(read).not.toHaveBeenCalled()
  expect(outside).toMatchObject({ status: 401 })
  expect(outside.headers).not.toHaveProperty('etag')
})

test('a write never returns 304', async () => {
  const track = routeHandler('trackView', async () => ({ tracked: true }))
  const written = await call(track, { id: crypto.randomUUID(), method: 'POST', headers: { 'if-none-match': '*' } })
  expect(written).toMatchObject({ status: 200, body: { tracked: true } })
  expect(written.headers).not.toHaveProperty('etag')
})
