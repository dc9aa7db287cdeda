import { randomUUID } from 'node:crypto'
import { remove, signOut } from '@porchlight/operations/people/people'
import { peopleOfStage } from '@porchlight/operations/people/where'
import { type Person, signIn } from '@porchlight/operations/smoke/admin/sign-in'
import { type Site, siteOf } from '@porchlight/operations/smoke/admin/site'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataFolder } from '../support/site/environment.ts'
import { guest } from '../support/site/hosted-login.ts'
import { callUserPool, createAdmin } from '../support/site/user-pool.ts'
import { call, expectFailure } from './call.ts'

let site: Site
beforeAll(async () => {
  site = await siteOf('local', dataFolder)
})

const refuseCode: Person['code'] = () => Promise.reject(new Error('No code expected'))
const signInWithPassword = (person: Pick<Person, 'email' | 'password'>, code = refuseCode) =>
  signIn(site, { ...person, code })
const asScript = (token: string, path = '/api/analytics/views') =>
  call(path, { headers: { authorization: `Bearer ${token}` } })

describe('signing in with only a password', () => {
  test('returns a token for an administrator and none for a guest', async () => {
    const { token } = await signInWithPassword(await createAdmin())
    expect((await asScript(token)).status).toBe(200)
    await expectFailure(await asScript((await signInWithPassword(guest)).token), 403, 'forbidden')
  })

  test('fails with the same message for a wrong password and an unknown address', async () => {
    const { email } = await createAdmin()
    const refusal = 'The email address or password is wrong.'
    await expect(signInWithPassword({ email, password: 'Porchlight-9!' })).rejects.toThrow(refusal)
    await expect(signInWithPassword({ email: `${randomUUID()}@porchlight.test`, password: 'x' })).rejects.toThrow(
      refusal,
    )
  })

  test('asks an invited person to choose a password first', async () => {
    const email = `${randomUUID()}@porchlight.test`
    await callUserPool('AdminCreateUser', { Username: email, TemporaryPassword: 'Temporary-1!' })
    await expect(signInWithPassword({ email, password: 'Temporary-1!' })).rejects.toThrow(
      'has to choose a password first',
    )
  })
})

describe('the token', () => {
  test.each([
    ['signed out', signOut],
    ['removed', remove],
  ])('is refused at the next call once the person is %s', async (_, endAccess) => {
    const person = await createAdmin()
    const { token } = await signInWithPassword(person)
    expect((await asScript(token)).status).toBe(200)
    await endAccess(await peopleOfStage('local', dataFolder), person.email)
    await expectFailure(await asScript(token), 401, 'unauthorized')
  })

  test('is revoked in the user pool when the script signs out', async () => {
    const session = await signInWithPassword(await createAdmin())
    const associate = () => callUserPool('AssociateSoftwareToken', { AccessToken: session.token })
    await associate()
    await session.signOut()
    await expect(associate()).rejects.toThrow('revoked')
  })
})

test('asks for a code of the authenticator app at most three times', async () => {
  const person = await createAdmin()
  const AccessToken = (await signInWithPassword(person)).token
  const { SecretCode } = (await callUserPool('AssociateSoftwareToken', { AccessToken })) as { SecretCode: string }
  const app = new TOTP({ secret: SecretCode })
  const code = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 })
  // This code and the next one stay valid for at least 30 s.
  const used = code(0)
  await callUserPool('VerifySoftwareToken', { AccessToken, UserCode: used })
  await callUserPool('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } })

  const refusals: (string | undefined)[] = []
  const answers = [() => '000000', () => used, () => ` ${code(1).replace(/(...)/, '$1 ')}`]
  const session = await signInWithPassword(person, async (refusal) => {
    refusals.push(refusal)
    return answers[refusals.length - 1]?.() ?? ''
  })
  expect((await asScript(session.token)).status).toBe(200)
  expect(refusals).toEqual([
    undefined,
    expect.stringContaining('not the current'),
    expect.stringContaining('been used'),
  ])
  await expect(signInWithPassword(person, async () => '000000')).rejects.toThrow('not the current code')
})
