import { expect, test } from 'vitest'
import { openBrowser } from '../support/site/browser.ts'
import { clientWith, okJson, signIn } from '../support/site/client.ts'
import { admin, locationOf, openLogin, submitLogin } from '../support/site/hosted-login.ts'
import { sessionItem } from '../support/site/table-contents.ts'
import { call, expectFailure, origin } from './call.ts'

test('ends the session here and at the hosted login and redirects to the front page', async () => {
  const browser = openBrowser()
  const loginResponse = await submitLogin(browser, await openLogin(browser, origin), admin)
  await browser.open(locationOf(loginResponse))
  const session = browser.cookies().get('__Host-session') ?? ''
  expect(await sessionItem(session)).toBeDefined()

  const headers = { origin, 'x-requested-with': 'porchlight' }
  const response = await browser.request(`${origin}/api/logout`, { method: 'POST', headers })
  const { redirectTo } = (await okJson(response)) as { redirectTo: string }
  expect(browser.cookies().has('__Host-session')).toBe(false)
  expect(await sessionItem(session)).toBeUndefined()
  await expectFailure(await clientWith(origin, session).send('GET', '/api/auth/user'), 401, 'unauthorized')

  const { passed } = await browser.open(redirectTo)
  expect(passed.at(-1)?.url).toBe(`${origin}/`)
  // Otherwise the next person at this machine would be signed in without a password.
  expect((await openLogin(browser, origin)).html).toContain('type="password"')
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
