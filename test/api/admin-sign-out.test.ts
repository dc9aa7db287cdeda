import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/site/browser.ts'
import { clientWith, okJson, signIn } from '../support/site/client.ts'
import { admin, guest, locationOf, openLogin, submitLogin } from '../support/site/hosted-login.ts'
import { expireSession, sessionItem } from '../support/site/table-contents.ts'
import { createAdmin } from '../support/site/user-pool.ts'
import { call, expectFailure, origin } from './call.ts'

test('ends the session here and at the hosted login and redirects to the front page', async () => {
  const browser = openBrowser()
  const loginResponse = await submitLogin(browser, await openLogin(browser, origin), admin)
  await browser.open(locationOf(loginResponse))
  const session = browser.jar.get('__Host-session') ?? ''
  expect(await sessionItem(session)).toBeDefined()

  const headers = { origin, 'x-requested-with': 'porchlight' }
  const response = await browser.request(`${origin}/api/logout`, { method: 'POST', headers })
  const { redirectTo } = (await okJson(response)) as { redirectTo: string }
  expect(browser.jar.has('__Host-session')).toBe(false)
  expect(await sessionItem(session)).toBeUndefined()
  await expectFailure(await clientWith(origin, session).send('GET', '/api/auth/user'), 401, 'unauthorized')

  const { passed } = await browser.open(redirectTo)
  expect(passed.at(-1)?.url).toBe(`${origin}/`)
  // Otherwise the next person at this machine would be signed in without a password.
  expect((await openLogin(browser, origin)).html).toContain('type="password"')
})

test('ends only this session', async () => {
  const [firstSession, secondSession] = [await signIn(origin, guest), await signIn(origin, guest)]
  await okJson(await firstSession.send('POST', '/api/logout'))
  await expectFailure(await firstSession.send('GET', '/api/auth/user'), 401, 'unauthorized')
  expect((await secondSession.send('GET', '/api/auth/user')).status).toBe(200)
})

test('signing out everywhere ends all sessions of this person, who may sign in again', async () => {
  const [firstSession, secondSession, other] = [
    await signIn(origin, guest),
    await signIn(origin, guest),
    await signIn(origin, admin),
  ]
  await expectFailure(await firstSession.send('POST', '/api/logout', { everywhere: 'yes' }), 400, 'invalid_input')
  await okJson(await firstSession.send('POST', '/api/logout', { everywhere: true }))
  for (const client of [firstSession, secondSession]) {
    await expectFailure(await client.send('GET', '/api/auth/user'), 401, 'unauthorized')
  }
  for (const client of [other, await signIn(origin, guest)]) {
    expect((await client.send('GET', '/api/auth/user')).status).toBe(200)
  }
})

test('signing out everywhere makes every browser ask for the password, even if the hosted login has a session', async () => {
  const person = await createAdmin()
  const stolenBrowser = openBrowser()
  await stolenBrowser.open(locationOf(await submitLogin(stolenBrowser, await openLogin(stolenBrowser, origin), person)))
  // Tokens store the time of the password in whole seconds.
  await setTimeout(1100)
  await okJson(await (await signIn(origin, person)).send('POST', '/api/logout', { everywhere: true }))
  expect((await openLogin(stolenBrowser, origin)).html).toContain('type="password"')
  expect((await stolenBrowser.request(`${origin}/api/auth/user`)).status).toBe(401)
})

test('an expired session is refused by every call while the table still has it', async () => {
  const client = await signIn(origin, admin)
  await expireSession(client.session ?? '')
  for (const path of ['/api/auth/user', '/api/properties?scope=admin', '/api/analytics/views']) {
    await expectFailure(await client.send('GET', path), 401, 'unauthorized')
  }
  expect(await sessionItem(client.session ?? '')).toBeDefined()
})

test.each([
  ['cut', (session: string) => session.slice(0, -1)],
  ['longer', (session: string) => `${session}A`],
  ['in quotes', (session: string) => `"${session}"`],
  ['in capitals', (session: string) => session.toUpperCase()],
  ['the hash of it', () => 'a'.repeat(64)],
  ['a path', () => '../SESSION'],
  ['empty', () => ''],
])('a session cookie that is %s is refused', async (_, change) => {
  const { session = '' } = await signIn(origin, admin)
  const response = await call('/api/auth/user', { headers: { cookie: `__Host-session=${change(session)}` } })
  await expectFailure(response, 401, 'unauthorized')
})

test('a session in another cookie or in a header is refused', async () => {
  const { session = '' } = await signIn(origin, admin)
  const places: Record<string, string>[] = [
    { cookie: `session=${session}` },
    { cookie: `x__Host-session=${session}` },
    { authorization: `Bearer ${session}` },
    { 'x-session': session },
  ]
  for (const headers of places) {
    await expectFailure(await call('/api/auth/user', { headers }), 401, 'unauthorized')
  }
})

test('no cache stores responses for signed-in callers', async () => {
  const client = await signIn(origin, admin)
  for (const path of ['/api/auth/user', '/api/properties?scope=admin', '/api/analytics/views']) {
    const response = await client.send('GET', path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    await expectFailure(await call(path), 401, 'unauthorized')
  }
})
