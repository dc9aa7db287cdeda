import { randomUUID } from 'node:crypto'
import { type Person, signIn } from '@porchlight/operations/content/sign-in'
import { type Site, siteOf } from '@porchlight/operations/content/where'
import { remove, signOut } from '@porchlight/operations/people/people'
import { peopleOf } from '@porchlight/operations/people/where'
import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dataFolder } from '../fixtures/environment.ts'
import { guest } from '../fixtures/hosted-login.ts'
import { askPool, hireAdmin } from '../fixtures/user-pool.ts'
import { call, expectFailure } from './call.ts'

let site: Site
beforeAll(async () => {
  site = await siteOf('local', dataFolder)
})

const never: Person['code'] = () => Promise.reject(new Error('No code was to be asked for'))
const enter = (person: Pick<Person, 'email' | 'password'>, code = never) => signIn(site, { ...person, code })
const asScript = (token: string, path = '/api/analytics/views') =>
  call(path, { headers: { authorization: `Bearer ${token}` } })

describe('an administrator who signs in by a password alone', () => {
  it('may call what administrators may, and a guest may not', async () => {
    const session = await enter(await hireAdmin())
    expect((await asScript(await session.token())).status).toBe(200)
    await expectFailure(await asScript(await (await enter(guest)).token()), 403, 'forbidden')
  })

  it('is told the same of a wrong password and of an address that nobody has', async () => {
    const { email } = await hireAdmin()
    const refusal = 'E-mail address or password are not right.'
    await expect(enter({ email, password: 'Porchlight-9!' })).rejects.toThrow(refusal)
    await expect(enter({ email: `${randomUUID()}@porchlight.test`, password: 'x' })).rejects.toThrow(refusal)
  })

  it('has to choose a password of their own first', async () => {
    const email = `${randomUUID()}@porchlight.test`
    await askPool('AdminCreateUser', { Username: email, TemporaryPassword: 'Temporary-1!' })
    await expect(enter({ email, password: 'Temporary-1!' })).rejects.toThrow('has to choose a password first')
  })
})

describe('what they signed in with', () => {
  const people = () => peopleOf('local', dataFolder)

  it.each([
    ['signed out', signOut],
    ['removed', remove],
  ])('counts no more at the next call once they are %s', async (_, end) => {
    const person = await hireAdmin()
    const token = await (await enter(person)).token()
    expect((await asScript(token)).status).toBe(200)
    await end(await people(), person.email)
    await expectFailure(await asScript(token), 401, 'unauthorized')
  })

  it('is renewed before it ends, unless they were signed out, removed, or gave it up', async () => {
    const persons = await Promise.all([hireAdmin(), hireAdmin(), hireAdmin(), hireAdmin()])
    const [, leaving, removed] = persons
    const [session, ...ended] = await Promise.all(persons.map((person) => enter(person)))
    const token = await session?.token()
    expect(await session?.token()).toBe(token)
    await signOut(await people(), leaving.email)
    await remove(await people(), removed.email)
    await ended[2]?.end()

    vi.useFakeTimers({ now: Date.now() + 14.5 * 60_000, toFake: ['Date'] })
    const renewed = await session?.token()
    // The library tries a refused one again for seconds: all at once.
    const outcomes = await Promise.allSettled(ended.map((other) => other.token()))
    vi.useRealTimers()
    expect(renewed).not.toBe(token)
    expect((await asScript(renewed ?? '')).status).toBe(200)
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ reason: { message: expect.stringContaining('signed out') } })
  })
})

describe('with an authenticator app', () => {
  it('the code is asked for, again after a wrong one, three times in all', async () => {
    const person = await hireAdmin()
    const AccessToken = await (await enter(person)).token()
    const { SecretCode } = (await askPool('AssociateSoftwareToken', { AccessToken })) as { SecretCode: string }
    const app = new TOTP({ secret: SecretCode })
    const code = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 })
    // valid for another half a minute at least; the next one for as long before its time
    const used = code(0)
    await askPool('VerifySoftwareToken', { AccessToken, UserCode: used })
    await askPool('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } })

    const refusals: (string | undefined)[] = []
    const answers = [() => '000000', () => used, () => ` ${code(1).replace(/(...)/, '$1 ')}`]
    const session = await enter(person, async (refusal) => {
      refusals.push(refusal)
      return answers[refusals.length - 1]?.() ?? ''
    })
    expect((await asScript(await session.token())).status).toBe(200)
    expect(refusals).toEqual([undefined, expect.stringContaining('not the code'), expect.stringContaining('been used')])
    await expect(enter(person, async () => '000000')).rejects.toThrow('not the code')
  })
})
