import { CognitoJwtVerifier } from 'aws-jwt-verify'
import type { Jwks } from 'aws-jwt-verify/jwk'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { adminCall, client, poolSettings, type Tokens, visitorOf } from './identity.fixture.ts'
import { startIdentity } from './start-identity.ts'

const admin = 'admin@porchlight.test'
const guest = 'guest@porchlight.test'
const identity = await startIdentity(await poolSettings())
afterAll(() => identity.stop())
const visitor = () => visitorOf(identity.origin)

const jwks = async () =>
  (await (await fetch(`${identity.origin}/us-east-1_Local0001/.well-known/jwks.json`)).json()) as Jwks
const tokensIn = async (answer: Response) => (await answer.json()) as Tokens

async function verifier(tokenUse: 'id' | 'access') {
  const made = CognitoJwtVerifier.create({ userPoolId: 'us-east-1_Local0001', tokenUse, clientId: client.id })
  made.cacheJwks(await jwks())
  return made
}

describe('tokens', () => {
  test('pass aws-jwt-verify with Cognito’s claims', async () => {
    const { id_token, access_token } = await visitor().tokensFor(admin)
    const { sub, ...id } = await (await verifier('id')).verify(id_token)
    expect(sub).toMatch(/^[\da-f-]{36}$/)
    expect(id).toEqual({
      email: admin,
      email_verified: true,
      given_name: 'Porchlight',
      family_name: 'Admin',
      'cognito:username': sub,
      'cognito:groups': ['admins'],
      iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_Local0001',
      aud: client.id,
      token_use: 'id',
      auth_time: expect.any(Number),
      iat: expect.any(Number),
      exp: id.iat + 900,
      jti: expect.any(String),
      origin_jti: expect.any(String),
      event_id: expect.any(String),
    })
    expect(await (await verifier('access')).verify(access_token)).toEqual({
      sub,
      username: sub,
      client_id: client.id,
      scope: 'openid email profile',
      'cognito:groups': ['admins'],
      iss: id.iss,
      token_use: 'access',
      version: 2,
      auth_time: id.auth_time,
      iat: expect.any(Number),
      exp: expect.any(Number),
      jti: expect.any(String),
      origin_jti: id.origin_jti,
      event_id: expect.any(String),
    })
    expect(decodeProtectedHeader(id_token)).toEqual({ alg: 'RS256', kid: expect.any(String) })
  })

  test('omit groups for a user without any', async () => {
    const { id_token, access_token } = await visitor().tokensFor(guest)
    expect(decodeJwt(id_token)).not.toHaveProperty('cognito:groups')
    expect(decodeJwt(access_token)).not.toHaveProperty('cognito:groups')
  })
})

describe('refreshing', () => {
  test('returns new tokens with the current groups, and no new refresh token', async () => {
    const person = visitor()
    const { refresh_token, id_token } = await person.tokensFor(admin)
    await adminCall(identity.origin, 'AdminRemoveUserFromGroup', { Username: admin, GroupName: 'admins' })
    const refreshed = await tokensIn(await person.refresh(refresh_token))
    expect(refreshed).not.toHaveProperty('refresh_token')
    expect(decodeJwt(refreshed.id_token)).not.toHaveProperty('cognito:groups')
    expect(decodeJwt(refreshed.id_token).auth_time).toBe(decodeJwt(id_token).auth_time)
    await adminCall(identity.origin, 'AdminAddUserToGroup', { Username: admin, GroupName: 'admins' })
    const again = await tokensIn(await person.refresh(refresh_token))
    expect(decodeJwt(again.access_token)['cognito:groups']).toEqual(['admins'])
  })

  test('is refused for disabled and removed users', async () => {
    const person = visitor()
    const refusal = async (token: string) => ((await (await person.refresh(token)).json()) as { error?: string }).error
    const first = (await person.tokensFor(guest)).refresh_token
    await adminCall(identity.origin, 'AdminDisableUser', { Username: guest })
    expect(await refusal(first)).toBe('invalid_grant')
    await adminCall(identity.origin, 'AdminDeleteUser', { Username: guest })
    expect(await refusal(first)).toBe('invalid_grant')
  })

  test('is refused for an unknown token or grant type', async () => {
    const person = visitor()
    expect(await (await person.refresh('made up')).json()).toEqual({ error: 'invalid_grant' })
    expect(await (await person.token({ grant_type: 'password' })).json()).toEqual({ error: 'unsupported_grant_type' })
    expect(await (await person.token({ grant_type: 'refresh_token' })).json()).toEqual({ error: 'invalid_request' })
  })
})
