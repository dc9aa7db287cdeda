import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/site/browser.ts'
import { clientWith, okJson, signIn } from '../support/site/client.ts'
import { admin, guest, locationOf, openLogin, submitLogin } from '../support/site/hosted-login.ts'
import { expireSession, sessionItem } from '../support/site/table-contents.ts'
import { hireAdmin } from '../support/site/user-pool.ts'
import { call, expectFailure, origin } from './call.ts'

test('ends the session here and at the hosted login, and leads to the front page', async () => {
  const browser = openBrowser()
  const answer = await submitLogin(browser, await openLogin(browser, origin), admin)
  await browser.open(locationOf(answer))
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
  // Else the next person at this machine would be signed in without a password.
  expect((await openLogin(browser, origin)).html).toContain('type="password"')
})

test('ends this session alone', async () => {
  const [here, there] = [await signIn(origin, guest), await signIn(origin, guest)]
  await okJson(await here.send('POST', '/api/logout'))
  await expectFailure(await here.send('GET', '/api/auth/user'), 401, 'unauthorized')
  expect((await there.send('GET', '/api/auth/user')).status).toBe(200)
})

test('on request ends all sessions of this person, who may sign in again', async () => {
  const [here, there, other] = [await signIn(origin, guest), await signIn(origin, guest), await signIn(origin, admin)]
  await expectFailure(await here.send('POST', '/api/logout', { everywhere: 'yes' }), 400, 'invalid_input')
  await okJson(await here.send('POST', '/api/logout', { everywhere: true }))
  for (const client of [here, there]) {
    await expectFailure(await client.send('GET', '/api/auth/user'), 401, 'unauthorized')
  }
  for (const client of [other, await signIn(origin, guest)]) {
    expect((await client.send('GET', '/api/auth/user')).status).toBe(200)
  }
})

test('on request makes every browser ask for the password again, also one that the hosted login knows', async () => {
  const person = await hireAdmin()
  const stolen = openBrowser()
  await stolen.open(locationOf(await submitLogin(stolen, await openLogin(stolen, origin), person)))
  // Tokens tell the time of the password in whole seconds.
  await setTimeout(1100)
  await okJson(await (await signIn(origin, person)).send('POST', '/api/logout', { everywhere: true }))
  expect((await openLogin(stolen, origin)).html).toContain('type="password"')
  expect((await stolen.request(`${origin}/api/auth/user`)).status).toBe(401)
})

test('an expired session stays expired for every call, though the table has it still', async () => {
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
])('a session cookie that is %s opens nothing', async (_, change) => {
  const { session = '' } = await signIn(origin, admin)
  const response = await call('/api/auth/user', { headers: { cookie: `__Host-session=${change(session)}` } })
  await expectFailure(response, 401, 'unauthorized')
})

test('a session under another name, or in a header, opens nothing', async () => {
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

test('answers for those who are signed in are kept by no cache', async () => {
  const client = await signIn(origin, admin)
  for (const path of ['/api/auth/user', '/api/properties?scope=admin', '/api/analytics/views']) {
    const answer = await client.send('GET', path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    // What an admin was just given is given to nobody else.
    await expectFailure(await call(path), 401, 'unauthorized')
  }
})
