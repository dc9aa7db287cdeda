import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import type { Jwks } from 'aws-jwt-verify/jwk'
import { decodeJwt } from 'jose'
import { TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { adminCall, client, poolSettings, publicClient } from './identity.fixture.ts'
import { startIdentity } from './start-identity.ts'

const admin = 'admin@porchlight.test'
const password = 'Porchlight-1!'
const identity = await startIdentity(await poolSettings())
afterAll(() => identity.stop())
afterEach(() => {
  vi.useRealTimers()
})

interface Outcome {
  session?: CognitoUserSession
  asks?: string
  fault?: string
}

/** Returns the callback that Amazon's library called. */
function signIn(Username: string, Password = password, ClientId = publicClient.id) {
  const Pool = new CognitoUserPool({ UserPoolId: 'us-east-1_Local0001', ClientId, endpoint: identity.origin })
  const user = new CognitoUser({ Username, Pool })
  const details = new AuthenticationDetails({ Username, Password })
  return new Promise<Outcome & { user: CognitoUser }>((resolve) => {
    const end = (outcome: Outcome) => resolve({ ...outcome, user })
    user.authenticateUser(details, {
      onSuccess: (session) => end({ session }),
      onFailure: ({ name, message }) => end({ fault: `${name}: ${message}` }),
      totpRequired: (asks) => end({ asks }),
      newPasswordRequired: () => end({ asks: 'NEW_PASSWORD_REQUIRED' }),
    })
  })
}

const answer = (user: CognitoUser, code: string) =>
  new Promise<Outcome>((resolve) => {
    const onFailure = ({ name, message }: Error) => resolve({ fault: `${name}: ${message}` })
    user.sendMFACode(code, { onSuccess: (session) => resolve({ session }), onFailure }, 'SOFTWARE_TOKEN_MFA')
  })

const call = async (operation: string, input: object) => {
  const response = await adminCall(identity.origin, operation, { ...input })
  return (await response.json()) as Record<string, string>
}
const invalid = 'NotAuthorizedException: Incorrect username or password.'

describe('signing in by SRP', () => {
  test('returns tokens that aws-jwt-verify accepts, by email in any case or by sub', async () => {
    const { session } = await signIn('Admin@Porchlight.test')
    const verifier = CognitoJwtVerifier.create({ userPoolId: 'us-east-1_Local0001' })
    verifier.cacheJwks(
      (await (await fetch(`${identity.origin}/us-east-1_Local0001/.well-known/jwks.json`)).json()) as Jwks,
    )
    const access = session?.getAccessToken().getJwtToken() ?? ''
    const { sub } = await verifier.verify(access, { tokenUse: 'access', clientId: publicClient.id })
    expect(decodeJwt(access)).toMatchObject({
      scope: 'aws.cognito.signin.user.admin',
      'cognito:groups': ['admins'],
      username: sub,
    })
    await verifier.verify(session?.getIdToken().getJwtToken() ?? '', { tokenUse: 'id', clientId: publicClient.id })
    expect((await signIn(sub)).session?.isValid()).toBe(true)
  })

  test('fails equally for a wrong password and an unknown user', async () => {
    expect((await signIn(admin, 'Porchlight-2!')).fault).toBe(invalid)
    expect((await signIn('nobody@porchlight.test')).fault).toBe(invalid)
  })

  test('refuses repeated, late and other users’ responses, and an A that reveals the key', async () => {
    const { fetch } = globalThis
    const said: Record<string, unknown>[] = []
    const through = (beforeAnswer: (body: Record<string, unknown>) => void) =>
      vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
        const body = JSON.parse(String(init.body))
        said.push(body)
        if (body.ChallengeName) beforeAnswer(body)
        return fetch(url, { ...init, body: JSON.stringify(body) })
      })
    through(() => {})
    expect((await signIn(admin)).session?.isValid()).toBe(true)
    const [begun, proof] = said
    through(({ ChallengeResponses }) => Object.assign(ChallengeResponses ?? {}, { USERNAME: crypto.randomUUID() }))
    expect((await signIn(admin)).fault).toBe(invalid)
    through(() => vi.useFakeTimers({ now: Date.now() + 181_000, toFake: ['Date'] }))
    expect((await signIn(admin)).fault).toBe(invalid)
    vi.unstubAllGlobals()
    expect((await call('RespondToAuthChallenge', proof ?? {})).__type).toBe('NotAuthorizedException')
    for (const SRP_A of ['0', '', 'x', 'ab'.repeat(600)]) {
      const AuthParameters = { USERNAME: admin, SRP_A }
      expect((await call('InitiateAuth', { ...begun, AuthParameters })).__type).toBe('InvalidParameterException')
    }
  })

  test('requires the client’s flow and a permanent password', async () => {
    expect((await signIn(admin, password, client.id)).fault).toContain('NotAuthorizedException')
    expect((await signIn(admin, password, 'nobody')).fault).toContain('ResourceNotFoundException')
    const Username = 'niece@porchlight.test'
    await adminCall(identity.origin, 'AdminCreateUser', { Username, TemporaryPassword: 'Temporary-1!' })
    expect((await signIn(Username, 'Temporary-1!')).asks).toBe('NEW_PASSWORD_REQUIRED')
    await adminCall(identity.origin, 'AdminSetUserPassword', { Username, Password: 'Permanent-1!', Permanent: true })
    expect((await signIn(Username, 'Permanent-1!')).session?.isValid()).toBe(true)
    await adminCall(identity.origin, 'AdminDisableUser', { Username })
    expect((await signIn(Username, 'Permanent-1!')).fault).toBe('NotAuthorizedException: User is disabled.')
  })

  test('ends when it or every sign-in of the user is revoked', async () => {
    const associate = async (session?: CognitoUserSession) => {
      const answer = await call('AssociateSoftwareToken', { AccessToken: session?.getAccessToken().getJwtToken() })
      return answer.__type ?? 'done'
    }
    const [first, second] = [await signIn(admin), await signIn(admin)]
    expect(await associate(first.session)).toBe('done')
    await new Promise((resolve) => first.user.signOut(() => resolve(undefined)))
    expect(await associate(first.session)).toBe('NotAuthorizedException')
    expect(await associate(second.session)).toBe('done')
    await adminCall(identity.origin, 'AdminUserGlobalSignOut', { Username: admin })
    expect(await associate(second.session)).toBe('NotAuthorizedException')
  })
})

describe('a user with an authenticator app', () => {
  const Username = 'guest@porchlight.test'
  let app: TOTP
  let now: number
  const code = (steps = 0) => app.generate({ timestamp: now + steps * 30_000 })
  // A code's half minute could end between two lines.
  const standStill = () => vi.useFakeTimers({ now, toFake: ['Date'] })

  beforeAll(async () => {
    now = Date.now()
    standStill()
    const AccessToken = (await signIn(Username)).session?.getAccessToken().getJwtToken()
    const preference = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }
    expect((await call('SetUserMFAPreference', preference)).__type).toBe('InvalidParameterException')
    app = new TOTP({ secret: (await call('AssociateSoftwareToken', { AccessToken })).SecretCode })
    const wrong = await call('VerifySoftwareToken', { AccessToken, UserCode: code(9) })
    expect(wrong.__type).toBe('EnableSoftwareTokenMFAException')
    expect((await signIn(Username)).session?.isValid()).toBe(true)
    expect(await call('VerifySoftwareToken', { AccessToken, UserCode: code(-1) })).toEqual({ Status: 'SUCCESS' })
    expect(await call('SetUserMFAPreference', preference)).toEqual({})
  })
  beforeEach(standStill)

  test('must enter a code, can retry, and cannot reuse a code', async () => {
    const { asks, user } = await signIn(Username)
    expect(asks).toBe('SOFTWARE_TOKEN_MFA')
    const mismatch = 'CodeMismatchException: Invalid code received for user'
    expect((await answer(user, '000000')).fault).toBe(mismatch)
    expect((await answer(user, 'abc')).fault).toBe(mismatch)
    expect((await answer(user, code(-1))).fault).toContain('ExpiredCodeException')
    expect((await answer(user, code())).session?.isValid()).toBe(true)
    expect((await answer(user, code(1))).fault).toContain('Invalid session for the user')
  })

  test('must answer within three minutes', async () => {
    const { user } = await signIn(Username)
    vi.useFakeTimers({ now: Date.now() + 181_000, toFake: ['Date'] })
    expect((await answer(user, code())).fault).toBe(
      'NotAuthorizedException: Invalid session for the user, session is expired.',
    )
  })
})
