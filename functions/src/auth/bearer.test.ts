import { createHmac, createPublicKey } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { freePort } from '../../../packages/local-cloud/src/machine/ports.ts'
import { apiEvent, type Call, call } from '../../../test/support/functions/api-event.ts'
import { ada, guest, startSignIn } from '../../../test/support/functions/sign-in.ts'
import {
  accessClaims,
  idClaims,
  newKey,
  type Person,
  scriptClientId,
  signToken,
  userPoolId,
} from '../../../test/support/functions/tokens.ts'
import { authorizer, guardedHandler } from './authorizer.ts'
import { identityProviderFromEnvironment } from './identity-provider.ts'
import { tokenVerifier } from './token-verifier.ts'

const site = await startSignIn()
const enter = authorizerOf()
afterAll(() => site.stop())

function authorizerOf(keysOrigin = identityProviderFromEnvironment().keysOrigin) {
  const provider = { ...identityProviderFromEnvironment(), keysOrigin }
  const services = { table: site.table, provider, verifier: tokenVerifier(provider), now: () => Date.now() }
  return (token: string, more: Call = {}) =>
    authorizer(services)('admin', apiEvent({ ...more, headers: { authorization: `Bearer ${token}` } }))
}

const is = (code: string) => expect.objectContaining({ code })
const tokenOf = (person: Person, claims: object = {}, header: object = {}) =>
  signToken(site.pool.accessKey, { ...accessClaims(person), ...claims }, header)
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a script is authorized by an admin’s access token', async () => {
  const person = ada()
  expect(await enter(tokenOf(person))).toEqual({ user: { id: person.sub }, groups: ['admins'] })
  expect(await enter(tokenOf(person, { client_id: scriptClientId }))).toMatchObject({ groups: ['admins'] })
  await expect(enter(tokenOf(guest()))).rejects.toEqual(is('forbidden'))
})

test.each<[string, (person: Person) => string]>([
  [
    'of another pool',
    (person) => tokenOf(person, { iss: `https://cognito-idp.us-east-1.amazonaws.com/${userPoolId}x` }),
  ],
  ['of another issuer', (person) => tokenOf(person, { iss: 'https://evil.example' })],
  ['of another client', (person) => tokenOf(person, { client_id: 'other-client' })],
  ['that is an ID token', (person) => signToken(site.pool.idKey, idClaims(person))],
  [
    'that is an ID token of a script',
    (person) => signToken(site.pool.idKey, { ...idClaims(person), aud: scriptClientId }),
  ],
  ['that is over', (person) => tokenOf(person, { exp: Math.floor(Date.now() / 1000) - 1 })],
  ['of later', (person) => tokenOf(person, { nbf: Math.floor(Date.now() / 1000) + 60 })],
  ['with groups that are no list', (person) => tokenOf(person, { 'cognito:groups': 'admins' })],
  ['without a subject', (person) => tokenOf(person, { sub: undefined })],
  [
    'without a signature',
    (person) => `${base64url({ alg: 'none', kid: site.pool.accessKey.kid })}.${base64url(accessClaims(person))}.`,
  ],
  ['that is signed although its algorithm is none', (person) => tokenOf(person, {}, { alg: 'none' })],
  [
    'signed with the public key as a secret',
    (person) => {
      const input = `${base64url({ alg: 'HS256', kid: site.pool.accessKey.kid })}.${base64url(accessClaims(person))}`
      const secret = JSON.stringify(createPublicKey(site.pool.accessKey.privateKey).export({ format: 'jwk' }))
      return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
    },
  ],
  ['signed by a stranger', (person) => signToken(newKey(site.pool.accessKey.kid), accessClaims(person))],
  ['of an unknown key', (person) => signToken(newKey('key-2'), accessClaims(person))],
  ['without a key', (person) => tokenOf(person, {}, { kid: undefined })],
  [
    'with changed claims',
    (person) => {
      const [header, , signature] = tokenOf(person).split('.')
      return `${header}.${base64url({ ...accessClaims(person), sub: 'x' })}.${signature}`
    },
  ],
  ['that is none', () => 'token'],
  ['that is empty', () => ''],
  ['of dots', () => '..'],
  ['of odd bytes', () => `${'\u00ff'.repeat(9)}.e30.x`],
])('a token %s returns 401', async (_, token) => {
  await expect(enter(token(ada()))).rejects.toEqual(is('unauthorized'))
})

test('a valid cookie does not replace an invalid token', async () => {
  const session = (await site.signIn(ada())).jar.get('__Host-session')
  await expect(enter('x', { cookies: [`__Host-session=${session}`] })).rejects.toEqual(is('unauthorized'))
})

test('missing keys cause a 503; one token with an unknown key does not affect other callers', async () => {
  const nowhere = authorizerOf(`http://127.0.0.1:${await freePort()}`)
  await expect(nowhere(tokenOf(ada()))).rejects.toEqual(is('unavailable'))
  const fresh = authorizerOf()
  await expect(fresh(signToken(newKey('key-3'), accessClaims(ada())))).rejects.toEqual(is('unauthorized'))
  await fresh(tokenOf(ada()))
})

test('a refused token appears in no response and no log line', async () => {
  const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  const token = tokenOf(ada(), { exp: 1 })
  const handler = guardedHandler(site.table, 'listViewCounts', async () => [])
  const answer = await call(handler, { headers: { authorization: `Bearer ${token}` } })
  expect(answer).toMatchObject({ status: 401 })
  expect(JSON.stringify([answer, logs.map(({ mock }) => mock.calls)])).not.toContain(token.slice(0, 20))
  vi.restoreAllMocks()
})
