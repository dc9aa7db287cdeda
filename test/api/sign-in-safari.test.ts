import { signedInHint } from '@porchlight/contract/people/signed-in-hint'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/site/browser.ts'
import { admin, locationOf, openLogin, submitLogin } from '../support/site/hosted-login.ts'
import { origin } from './call.ts'

const ownWrite = { method: 'POST', headers: { origin, 'x-requested-with': 'porchlight' } }

test('people sign in, stay signed in and sign out with Safari, which refuses Secure cookies over plain http', async () => {
  const safari = openBrowser({ isSafari: true })
  const isSignedIn = async () => (await safari.request(`${origin}/api/auth/user`)).ok
  const callback = locationOf(await submitLogin(safari, await openLogin(safari, origin, '/admin'), admin))
  expect(await isSignedIn()).toBe(false)
  const { headers } = await safari.request(callback)
  expect([headers.get('location'), await isSignedIn()]).toEqual(['/admin', true])
  // The cookies for other browsers are there as well, and scripts can read the hint.
  expect(headers.getSetCookie().join()).toMatch(/__Host-session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure/)
  expect(headers.getSetCookie()).toContainEqual(
    expect.stringMatching(`^over-http\\.${signedInHint}=1; (?!.*(Secure|HttpOnly))`),
  )
  expect((await safari.request(`${origin}/api/logout`, ownWrite)).status).toBe(200)
  expect(await isSignedIn()).toBe(false)
})

test('a browser that stores Secure cookies receives no other session cookie', async () => {
  const browser = openBrowser()
  const response = await browser.request(
    locationOf(await submitLogin(browser, await openLogin(browser, origin), admin)),
  )
  const sessions = response.headers.getSetCookie().filter((line) => line.includes('session='))
  expect(sessions).toEqual([expect.stringMatching(/^__Host-session=.*; Secure/)])
  expect([...browser.cookies().keys()].filter((name) => name.includes('login'))).toEqual([])
})
