import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../../../packages/local-cloud/src/machine/ports.ts'
import { apiEvent, type Call } from '../../../test/support/functions/api-event.ts'
import type { Browser } from '../../../test/support/functions/browser.ts'
import { ada, guest, type SignIn, startSignIn } from '../../../test/support/functions/sign-in.ts'
import { countItems } from '../../../test/support/functions/table-contents.ts'
import { accessClaims, idClaims, signToken } from '../../../test/support/functions/tokens.ts'
import { sessionKey, userKey } from '../data/keys.ts'
import { deleteSession } from '../data/people/session-repository.ts'
import { endSignIns, forgetUser } from '../data/people/user-repository.ts'
import { queryAll } from '../data/table/read.ts'
import { authorizer } from './authorizer.ts'
import { identityProviderFromEnvironment } from './identity-provider.ts'
import { hashOf } from './session-id.ts'
import { tokenVerifier } from './token-verifier.ts'

const minute = 60_000
const day = 24 * 60 * minute

let clock = 0
const site = await startSignIn()
const provider = identityProviderFromEnvironment()
const services = { table: site.table, provider, verifier: tokenVerifier(provider), now: () => Date.now() + clock }
afterAll(() => site.stop())
afterEach(() => {
  vi.restoreAllMocks()
  clock = 0
  site.pool.behaviour = undefined
})

const sessionOf = ({ jar }: Browser) => jar.get('__Host-session') ?? ''
const cookie = (session: string): Call => ({ cookies: [`theme=dark`, `__Host-session=${session}`] })
const enter = (event: Call, access: 'session' | 'admin' = 'admin') => authorizer(services)(access, apiEvent(event))
const enterAs = (browser: Browser, access?: 'session' | 'admin') => enter(cookie(sessionOf(browser)), access)
async function itemOf(browser: Browser) {
  const PK = sessionKey(hashOf(sessionOf(browser))).PK
  const query = { KeyConditionExpression: 'PK = :pk', ExpressionAttributeValues: { ':pk': PK } }
  return (await queryAll(site.table, query))[0]
}
const is = (code: string) => expect.objectContaining({ code })

test('an admin is authorized everywhere, with name and groups', async () => {
  const person = ada()
  const browser = await site.signIn(person)
  const user = { id: person.sub, name: 'Ada Admin', email: 'ada@porchlight.test' }
  const caller = { user, groups: ['admins'] }
  expect(await enterAs(browser, 'admin')).toEqual(caller)
  expect(await enterAs(browser, 'session')).toEqual(caller)
})

test('a guest is signed in, but not an admin', async () => {
  const browser = await site.signIn(guest())
  expect(await enterAs(browser, 'session')).toMatchObject({ groups: [] })
  await expect(enterAs(browser)).rejects.toEqual(is('forbidden'))
})

test('a cookie that is not exactly a session’s is refused', async () => {
  const session = sessionOf(await site.signIn(ada()))
  const other = (char: string) => (char === 'A' ? 'B' : 'A')
  const tampered = [...session].map((char, i) => session.slice(0, i) + other(char) + session.slice(i + 1))
  const last = session.slice(0, -1)
  // base64url ignores bits of the last character, so the same bytes have other spellings.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const spellings = [...alphabet].map((char) => last + char).filter((text) => text !== session)
  for (const wrong of [...tampered, ...spellings, '', 'x', `${session}=`, `"${session}"`, session.repeat(2), last])
    await expect(enter(cookie(wrong), 'session')).rejects.toEqual(is('unauthorized'))
  await expect(enter({}, 'session')).rejects.toEqual(is('unauthorized'))
  await expect(enter({ cookies: [`session=${session}`] }, 'session')).rejects.toEqual(is('unauthorized'))
  await expect(enter(cookie(hashOf(session)), 'session')).rejects.toEqual(is('unauthorized'))
})

test('an unused session ends after a day, even if the table still contains it', async () => {
  const browser = await site.signIn(ada())
  clock = day - minute
  await enterAs(browser)
  clock = 2 * day - 2 * minute
  await enterAs(browser)
  const items = await countItems(site.table)
  clock = 3 * day
  await expect(enterAs(browser)).rejects.toEqual(is('unauthorized'))
  expect(await countItems(site.table)).toBe(items)
})

test('a session that is used every day ends after 14 days, like its cookies', async () => {
  const browser = await site.signIn(ada())
  const signedIn = Date.now()
  for (let hours = 20; hours < 14 * 24; hours += 20) {
    clock = hours * 60 * minute
    const { cookies = [] } = await enterAs(browser)
    const session = Number((await itemOf(browser))?.expire) - (Date.now() + clock) / 1000
    const remaining = [...cookies.map((line) => Number(/Max-Age=(\d+)/.exec(line)?.[1])), session]
    const left = Math.min(day, 14 * day - clock - (Date.now() - signedIn)) / 1000
    expect(remaining.map((seconds) => Math.abs(seconds - left) < 5)).toEqual([true, true, true])
  }
  clock = 14 * day + minute
  await expect(enterAs(browser)).rejects.toEqual(is('unauthorized'))
})

test('a session in use is written every 15 minutes at most, and so is its cookie', async () => {
  const browser = await site.signIn(ada())
  const before = await itemOf(browser)
  clock = 14 * minute
  expect(await enterAs(browser)).toMatchObject({ cookies: undefined })
  expect(await itemOf(browser)).toEqual(before)
  clock = 15 * minute
  expect(await enterAs(browser)).toMatchObject({
    cookies: [expect.stringContaining(sessionOf(browser)), expect.anything()],
  })
  const renewed = await itemOf(browser)
  expect(renewed).not.toEqual(before)
  clock = 29 * minute
  expect(await enterAs(browser)).toMatchObject({ cookies: undefined })
  expect(await itemOf(browser)).toEqual(renewed)
})

test('the table contains neither the cookie nor a refresh token', async () => {
  const browser = await site.signIn(ada())
  const item = await itemOf(browser)
  expect(item).toMatchObject({ email: 'ada@porchlight.test', groups: ['admins'], expire: expect.any(Number) })
  expect(JSON.stringify(item)).not.toContain(sessionOf(browser))
  expect(JSON.stringify(item)).not.toContain(site.pool.refreshTokens.at(-1))
  expect(JSON.stringify(item)).not.toContain('eyJ')
})

test('a removed admin is signed out at the next check, after 15 minutes', async () => {
  const person = ada()
  const browser = await site.signIn(person)
  const asked = site.pool.forms.length
  site.pool.add({ ...person, groups: [] })
  clock = 14 * minute
  await enterAs(browser)
  expect(site.pool.forms).toHaveLength(asked)
  clock = 15 * minute
  await expect(enterAs(browser)).rejects.toEqual(is('forbidden'))
  expect(site.pool.forms.at(-1)?.get('grant_type')).toBe('refresh_token')
  clock = 29 * minute
  await expect(enterAs(browser)).rejects.toEqual(is('forbidden'))
  expect(site.pool.forms).toHaveLength(asked + 1)
  site.pool.add(person)
  clock = 30 * minute
  await enterAs(browser)
})

test('many concurrent calls after 15 minutes all succeed', async () => {
  const browser = await site.signIn(ada())
  clock = 16 * minute
  // On a busy machine, 20 calls may exceed the limit of one.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  await Promise.all(Array.from({ length: 20 }, () => enterAs(browser)))
})

test('a revoked refresh token or a deleted account ends the session permanently', async () => {
  const browser = await site.signIn(ada())
  site.pool.revokeAll()
  clock = 15 * minute
  await expect(enterAs(browser)).rejects.toEqual(is('unauthorized'))
  clock = 0
  await expect(enterAs(browser)).rejects.toEqual(is('unauthorized'))
})

test('a token of another person does not pass a check', async () => {
  const browser = await site.signIn(ada())
  const id_token = signToken(site.pool.idKey, idClaims(ada()))
  site.pool.behaviour = (response) => response.end(JSON.stringify({ id_token }))
  clock = 15 * minute
  await expect(enterAs(browser)).rejects.toEqual(is('unauthorized'))
})

test('signing out during a check ends the session', async () => {
  const browser = await site.signIn(ada())
  const verifier = {
    ...services.verifier,
    verifyIdToken: async (token: string) => {
      await deleteSession(site.table, hashOf(sessionOf(browser)))
      return services.verifier.verifyIdToken(token)
    },
  }
  clock = 15 * minute
  const event = apiEvent(cookie(sessionOf(browser)))
  await expect(authorizer({ ...services, verifier })('admin', event)).rejects.toEqual(is('unauthorized'))
  clock = 0
  await expect(enterAs(browser)).rejects.toEqual(is('unauthorized'))
})

test.each<[string, SignIn['pool']['behaviour']]>([
  ['never answers', () => {}],
  ['cuts the line', (response) => response.destroy()],
  ['has trouble', (response) => response.writeHead(503).end()],
])('a user pool that %s causes a 503 and signs nobody out', { tags: ['fault'] }, async (_, behaviour) => {
  const browser = await site.signIn(ada())
  site.pool.behaviour = behaviour
  clock = 15 * minute
  await expect(enterAs(browser)).rejects.toEqual(is('unavailable'))
  site.pool.behaviour = undefined
  await enterAs(browser)
})

test('an unreachable user pool causes a 503, and people can still sign out', async () => {
  const browser = await site.signIn(ada())
  const provider = { ...services.provider, origin: `http://127.0.0.1:${await freePort()}` }
  clock = 15 * minute
  const event = apiEvent(cookie(sessionOf(browser)))
  await expect(authorizer({ ...services, provider })('admin', event)).rejects.toEqual(is('unavailable'))
  vi.useFakeTimers({ now: Date.now() + 16 * minute, toFake: ['Date'] })
  site.pool.behaviour = (response) => response.destroy()
  const write = { method: 'POST', headers: { 'x-requested-with': 'porchlight' } }
  expect(await browser.call(site.handlers.logout, write)).toMatchObject({ statusCode: 200 })
  vi.useRealTimers()
})

test('signing out everywhere ends sessions and tokens at the next call, and the person may sign in again', async () => {
  const person = ada()
  const [here, there] = [await site.signIn(person), await site.signIn(person)]
  const other = await site.signIn(guest())
  const token = (ms: number) =>
    signToken(site.pool.accessKey, { ...accessClaims(person), auth_time: Math.floor(ms / 1000) })
  const bearing = (text: string) => enter({ headers: { authorization: `Bearer ${text}` } })
  const stamp = Date.now()
  await bearing(token(stamp - 60_000))
  await endSignIns(site.table, person.sub, new Date(stamp))
  for (const browser of [here, there]) await expect(enterAs(browser)).rejects.toEqual(is('unauthorized'))
  for (const old of [stamp - 60_000, stamp]) await expect(bearing(token(old))).rejects.toEqual(is('unauthorized'))
  await enterAs(other, 'session')
  await bearing(token(stamp + 1000))
  await enterAs(await site.signIn(person))
  await expect(enterAs(here)).rejects.toEqual(is('unauthorized'))
})

test('removing a person ends access at the next call and deletes all but the time stamp, which stays until no session can be older', async () => {
  const person = ada()
  const browser = await site.signIn(person)
  await forgetUser(site.table, person.sub, new Date())
  await expect(enterAs(browser)).rejects.toEqual(is('unauthorized'))
  const items = await queryAll(site.table, {
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': userKey(person.sub).PK },
  })
  expect(items).toEqual([{ ...userKey(person.sub), signedOutAt: expect.any(String), expire: expect.any(Number) }])
  expect(Number(items[0]?.expire) * 1000).toBeGreaterThan(Date.now() + 30 * day)
})
