import { afterAll, expect, test, vi } from 'vitest'
import { openBrowser, ownWrite } from '../../../../test/support/functions/browser.ts'
import { ada, guest, startSignIn } from '../../../../test/support/functions/sign-in.ts'
import { accessClaims, signToken } from '../../../../test/support/functions/tokens.ts'
import { endSignIns } from '../../data/people/user-repository.ts'

const site = await startSignIn()
afterAll(() => site.stop())

test('a guest is not an admin; without a session the call returns 401', async () => {
  const person = guest()
  const browser = await site.signIn(person)
  const answer = await browser.call(site.handlers.currentUser)
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } })
  expect(JSON.parse(answer.body ?? '')).toMatchObject({ id: person.sub, firstName: null, isAdmin: false })
  expect(await openBrowser().call(site.handlers.currentUser)).toMatchObject({ statusCode: 401 })
})

test('no response that a script can read contains a token or the session', async () => {
  const browser = await site.signIn(ada())
  const session = browser.jar.get('__Host-session') ?? ''
  const me = await browser.call(site.handlers.currentUser)
  const left = await browser.call(site.handlers.logout, ownWrite)
  for (const { headers, body } of [me, left]) {
    expect(JSON.stringify({ headers, body })).not.toContain(session)
    expect(body).not.toMatch(/eyJ|refresh-|token/i)
  }
})

test('signing out ends the session, clears the cookie and redirects to the end of the hosted session', async () => {
  const browser = await site.signIn(ada())
  const session = browser.jar.get('__Host-session') ?? ''
  const answer = await browser.call(site.handlers.logout, ownWrite)
  expect(answer).toMatchObject({
    statusCode: 200,
    headers: { 'cache-control': 'no-store' },
    cookies: [
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ],
  })
  expect(JSON.parse(answer.body ?? '')).toEqual({
    redirectTo: `${process.env.LOGIN_ORIGIN}/logout?client_id=test-client&logout_uri=https%3A%2F%2Fhomes.example.com%2F`,
  })
  browser.jar.set('__Host-session', session)
  expect(await browser.call(site.handlers.currentUser)).toMatchObject({ statusCode: 401 })
  expect(await browser.call(site.handlers.logout, ownWrite)).toMatchObject({ statusCode: 401 })
})

test('after signing out everywhere the password is required, even if the hosted login has a session', async () => {
  const person = ada()
  const browser = await site.signIn(person)
  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600
  await endSignIns(site.table, person.sub, new Date())
  const login = await browser.call(site.handlers.login, { query: { returnTo: '/admin/hero' } })
  const query = site.pool.signIn(String(login.headers?.location), person, tenMinutesAgo)
  const { headers, cookies } = await browser.call(site.handlers.callback, { query })
  const asked = new URL(String(headers?.location))
  expect([asked.pathname, asked.searchParams.get('prompt')]).toEqual(['/oauth2/authorize', 'login'])
  expect(cookies?.join()).not.toContain('session')
  expect(await browser.call(site.handlers.currentUser)).toMatchObject({ statusCode: 401 })

  const again = site.pool.signIn(asked.href, person)
  expect(await browser.call(site.handlers.callback, { query: again })).toMatchObject({
    headers: { location: '/admin/hero' },
  })
  expect(await browser.call(site.handlers.currentUser)).toMatchObject({ statusCode: 200 })
})

test('the response that renewed a session contains its new end', async () => {
  const browser = await site.signIn(ada())
  expect((await browser.call(site.handlers.currentUser)).cookies).toBeUndefined()
  vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] })
  const { cookies } = await browser.call(site.handlers.currentUser)
  vi.useRealTimers()
  expect(cookies).toEqual([
    `__Host-session=${browser.jar.get('__Host-session')}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax`,
    '__Host-signed-in=1; Max-Age=86400; Path=/; Secure; SameSite=Lax',
  ])
})

test('a script is identified by its token after the person’s first sign-in; it has no session to end', async () => {
  const person = ada()
  const headers = { authorization: `Bearer ${signToken(site.pool.accessKey, accessClaims(person))}` }
  expect(await openBrowser().call(site.handlers.currentUser, { headers })).toMatchObject({ statusCode: 404 })
  const browser = await site.signIn(person)
  const me = await openBrowser().call(site.handlers.currentUser, { headers })
  expect(JSON.parse(me.body ?? '')).toMatchObject({ id: person.sub, isAdmin: true })
  expect(await browser.call(site.handlers.logout, { method: 'POST', headers })).toMatchObject({ statusCode: 401 })
})

test.each([
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'USER_POOL_SCRIPT_CLIENT_ID',
  'USER_POOL_CLIENT_SECRET',
  'LOGIN_ORIGIN',
  'TABLE_NAME',
])('without %s the callback function stops at its start, naming the variable', async (name) => {
  vi.resetModules()
  vi.stubEnv(name, '')
  await expect(import('./login-callback.ts')).rejects.toThrow(`The environment variable ${name} is missing`)
  vi.unstubAllEnvs()
})
