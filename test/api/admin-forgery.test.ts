import { routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { type SampleCall, sampleCalls } from '../support/site/sample-calls.ts'
import { tableContents } from '../support/site/table-contents.ts'
import { poolToken } from '../support/site/user-pool.ts'
import { call, expectFailure, origin } from './call.ts'

const owner = await signIn(origin, admin)
const { calls, cleanUp } = await sampleCalls(owner)
const cookie = `__Host-session=${owner.session}`
const bearer = `Bearer ${await poolToken('access')}`
const ownHeaders = { origin, 'x-requested-with': 'porchlight' }
let before: string[]

const writes = Object.entries<SampleCall>(calls).flatMap(([name, sample]) => {
  const { method, path }: Route = routes[name as keyof typeof routes]
  if (method === 'GET') return []
  return [{ name, method, path: path.replace('{id}', sample.id ?? ''), body: sample.body }]
})

beforeAll(async () => {
  before = await tableContents()
})
afterAll(() => cleanUp())

type Write = (typeof writes)[number]

const send = ({ method, path, body }: Write, headers: Record<string, string>) =>
  call(path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })

async function expectAllRefused(status: number, code: string, request: (write: Write) => Promise<Response>) {
  for (const write of writes) {
    const body = await expectFailure(await request(write), status, code)
    expect(body.message, write.name).not.toBe('')
  }
  expect(await tableContents()).toEqual(before)
}

test('every write of the contract has a sample call', () => {
  expect(writes.length).toBeGreaterThanOrEqual(13)
})

describe('a write with an administrator’s cookie', () => {
  test('is refused without the custom header', () =>
    expectAllRefused(403, 'forbidden', (write) => send(write, { cookie, origin })))

  test('is refused from another site', () =>
    expectAllRefused(403, 'forbidden', (write) =>
      send(write, { cookie, ...ownHeaders, origin: 'https://elsewhere.example' }),
    ))

  test('is refused as a form post without the header', () =>
    expectAllRefused(403, 'forbidden', (write) => sendForm(write, 'text/plain', { cookie, origin })))

  test('is refused as a form post even with the header', () =>
    expectAllRefused(415, 'unsupported_media_type', (write) =>
      sendForm(write, 'text/plain', { cookie, ...ownHeaders }),
    ))
})

/** A form with enctype text/plain can send JSON with another content type. */
const sendForm = ({ method, path, body = {} }: Write, type: string, headers: Record<string, string>) =>
  call(path, { method, headers: { ...headers, 'content-type': type }, body: JSON.stringify(body) })

describe('a script with a bearer token', () => {
  const script = writes.filter(({ name }) => name !== 'logout')

  test('needs no custom header but is refused from another site', async () => {
    for (const write of script) {
      const response = await send(write, { authorization: bearer, origin: 'https://elsewhere.example' })
      await expectFailure(response, 403, 'forbidden')
    }
    expect(await tableContents()).toEqual(before)
    const list = await call('/api/properties?scope=admin', { headers: { authorization: bearer } })
    expect(list.status).toBe(200)
    const upload = await call('/api/objects/upload', { method: 'POST', headers: { authorization: bearer } })
    expect(upload.status).toBe(200)
    before = await tableContents()
  })

  test.each<[string, () => Promise<string>]>([
    ['an ID token', () => poolToken('id')],
    ['nonsense', async () => 'a.b.c'],
  ])('is refused with %s, even beside an admin’s cookie', async (_, make) => {
    const authorization = `Bearer ${await make()}`
    await expectAllRefused(401, 'unauthorized', (write) => send(write, { authorization, cookie, ...ownHeaders }))
  })

  test('is refused when its user is in no group', async () => {
    const authorization = `Bearer ${await poolToken('access', { 'cognito:groups': undefined })}`
    for (const write of script) await expectFailure(await send(write, { authorization }), 403, 'forbidden')
    expect(await tableContents()).toEqual(before)
  })
})
