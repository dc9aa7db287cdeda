import { createHash } from 'node:crypto'
import { userSchema } from '@porchlight/contract/people/session'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../support/site/browser.ts'
import { clientWith, okJson, signIn } from '../support/site/client.ts'
import { admin, guest, locationOf, openLogin, submitLogin } from '../support/site/hosted-login.ts'
import { changeSession, sessionItem } from '../support/site/table-contents.ts'
import { call, expectFailure, origin } from './call.ts'

async function signInUntilCallback(returnTo?: string) {
  const browser = openBrowser()
  const response = await submitLogin(browser, await openLogin(browser, origin, returnTo), admin)
  return { browser, callback: locationOf(response) }
}

function flagsOf(response: Response, cookie: string): Record<string, string> {
  const line = response.headers.getSetCookie().find((one) => one.startsWith(`${cookie}=`))
  if (!line) throw new Error(`${response.url} sets no cookie ${cookie}`)
  const flags = line.split(';').slice(1)
  return Object.fromEntries(flags.map((flag) => flag.trim().toLowerCase().split('=')).map(([k, v = '']) => [k, v]))
}

const loginCookie = (address: string) => `__Host-login-${new URL(address).searchParams.get('state')}`

describe('signing in', () => {
  test('redirects through the hosted login to the page where it began', async () => {
    const { browser, callback } = await signInUntilCallback('/admin/property/new?from=list#units')
    const response = await browser.request(callback)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/admin/property/new?from=list#units')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('returns who is signed in, and whether it is an administrator', async () => {
    for (const [person, isAdmin] of [
      [admin, true],
      [guest, false],
    ] as const) {
      const client = await signIn(origin, person)
      const user = userSchema.parse(await okJson(await client.send('GET', '/api/auth/user')))
      expect(user).toMatchObject({ email: person.email, isAdmin })
    }
  })

  test('with a wrong password is refused and sets no session', async () => {
    const browser = openBrowser()
    const response = await submitLogin(browser, await openLogin(browser, origin), {
      ...admin,
      password: 'Porchlight-2!',
    })
    expect(response.headers.get('location')).toBeNull()
    expect(browser.jar.has('__Host-session')).toBe(false)
  })

  test('sets a session cookie for this site only that scripts cannot read', async () => {
    const { browser, callback } = await signInUntilCallback()
    const response = await browser.request(callback)
    expect(flagsOf(response, '__Host-session')).toEqual({
      'max-age': '86400',
      path: '/',
      httponly: '',
      secure: '',
      samesite: 'lax',
    })
    expect(flagsOf(response, loginCookie(callback))).toMatchObject({ 'max-age': '0', path: '/' })
    expect(browser.jar.get('__Host-session')).toMatch(/^[\w-]{43}$/)
  })

  test('binds the attempt to this browser for ten minutes, with PKCE', async () => {
    const response = await call('/api/login?returnTo=/admin')
    expect(flagsOf(response, loginCookie(locationOf(response)))).toEqual({
      'max-age': '600',
      path: '/',
      httponly: '',
      secure: '',
      samesite: 'lax',
    })
    const query = new URL(locationOf(response)).searchParams
    expect(query.get('response_type')).toBe('code')
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(query.get('redirect_uri')).toBe(`${origin}/api/auth/callback`)
    const other = new URL(locationOf(await call('/api/login'))).searchParams
    expect(other.get('state')).not.toBe(query.get('state'))
    expect(other.get('code_challenge')).not.toBe(query.get('code_challenge'))
  })

  test('sets a new session id each time and ends the browser’s earlier session', async () => {
    const { browser, callback } = await signInUntilCallback()
    await browser.request(callback)
    const first = browser.jar.get('__Host-session') ?? ''
    await browser.open(`${origin}/api/login`)
    const second = browser.jar.get('__Host-session') ?? ''
    expect(second).toMatch(/^[\w-]{43}$/)
    expect(second).not.toBe(first)
    await expectFailure(await clientWith(origin, first).send('GET', '/api/auth/user'), 401, 'unauthorized')
    expect((await clientWith(origin, second).send('GET', '/api/auth/user')).status).toBe(200)
  })

  test('works in two tabs of one browser at the same time', async () => {
    const browser = openBrowser()
    const [one, other] = [await openLogin(browser, origin, '/admin'), await openLogin(browser, origin, '/about')]
    const first = locationOf(await submitLogin(browser, one, admin))
    const second = locationOf(await submitLogin(browser, other, admin))
    for (const [callback, page] of [
      [first, '/admin'],
      [second, '/about'],
    ] as const) {
      expect((await browser.request(callback)).headers.get('location')).toBe(page)
      const session = browser.jar.get('__Host-session')
      expect((await clientWith(origin, session).send('GET', '/api/auth/user')).status).toBe(200)
    }
  })

  test('ignores a session id that somebody else chose', async () => {
    const { browser, callback } = await signInUntilCallback()
    const chosenId = 'A'.repeat(43)
    browser.jar.set('__Host-session', chosenId)
    await browser.request(callback)
    expect(browser.jar.get('__Host-session')).not.toBe(chosenId)
    await expectFailure(await clientWith(origin, chosenId).send('GET', '/api/auth/user'), 401, 'unauthorized')
  })

  test('extends the session and the cookie by a day when used after 15 minutes', async () => {
    const { session = '', send } = await signIn(origin, admin)
    const renewedCookies = async () => (await send('GET', '/api/auth/user')).headers.getSetCookie()
    expect(await renewedCookies()).toEqual([])
    await changeSession(session, {
      checkedAt: { S: new Date(Date.now() - 16 * 60_000).toISOString() },
      expire: { N: String(Math.floor(Date.now() / 1000) + 3600) },
    })
    expect(await renewedCookies()).toContainEqual(expect.stringMatching(`^__Host-session=${session}; Max-Age=86400; `))
    expect(Number((await sessionItem(session))?.expire?.N) - Date.now() / 1000).toBeGreaterThan(86_400 - 60)
    expect(await renewedCookies()).toEqual([])
  })

  test('stores a hash of the session id and an encrypted refresh token', async () => {
    const { session = '' } = await signIn(origin, admin)
    const item = await sessionItem(session)
    expect(item?.PK?.S).toBe(`SESSION#${createHash('sha256').update(session).digest('hex')}`)
    expect(JSON.stringify(item)).not.toContain(session)
    expect(Number(item?.expire?.N) - Date.now() / 1000).toBeGreaterThan(86_400 - 60)
    expect(Number(item?.expire?.N) - Date.now() / 1000).toBeLessThanOrEqual(86_400)
  })
})

describe('the redirect from the hosted login', () => {
  test('works once', async () => {
    const { browser, callback } = await signInUntilCallback()
    const login = browser.jar.get(loginCookie(callback)) ?? ''
    expect((await browser.request(callback)).status).toBe(302)
    await expectRefused(await browser.request(callback))
    // It also fails with the login cookie, which the first redirect has deleted.
    await expectRefused(
      await call(callback.slice(origin.length), { headers: { cookie: `${loginCookie(callback)}=${login}` } }),
    )
  })

  test.each<[string, (url: URL) => void]>([
    ['another state', (url) => url.searchParams.set('state', 'A'.repeat(43))],
    ['no state', (url) => url.searchParams.delete('state')],
    ['an empty state', (url) => url.searchParams.set('state', '')],
    ['another code', (url) => url.searchParams.set('code', crypto.randomUUID())],
    ['no code', (url) => url.searchParams.delete('code')],
    ['an error', (url) => url.searchParams.set('error', 'access_denied')],
  ])('is refused with %s', async (what, change) => {
    const { browser, callback } = await signInUntilCallback()
    const url = new URL(callback)
    change(url)
    if (what === 'an error') url.searchParams.delete('code')
    await expectRefused(await browser.request(url.href))
    expect(browser.jar.has('__Host-session')).toBe(false)
  })

  test('is refused in a browser that did not start it', async () => {
    const { callback } = await signInUntilCallback()
    const { browser: otherBrowser } = await signInUntilCallback()
    await expectRefused(await otherBrowser.request(callback))
    await expectRefused(await openBrowser().request(callback))
    expect(otherBrowser.jar.has('__Host-session')).toBe(false)
  })

  test('is refused with a tampered login cookie', async () => {
    for (const value of ['', 'x', Buffer.from('{}').toString('base64url'), 'A'.repeat(4000), '%00']) {
      const { browser, callback } = await signInUntilCallback()
      browser.jar.set(loginCookie(callback), value)
      await expectRefused(await browser.request(callback))
    }
  })

  test('shows people an error page, and returns JSON to scripts', async () => {
    const page = await call('/api/auth/callback?code=x&state=y', { headers: { accept: 'text/html' } })
    // The URL contains a code, so no referrer may be sent.
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.status).toBe(400)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await page.text()).toContain('Sign in again')
  })
})

async function expectRefused(response: Response) {
  expect(response.headers.getSetCookie().filter((cookie) => cookie.startsWith('__Host-session='))).toEqual([])
  await expectFailure(response, 400, 'invalid_input')
}
