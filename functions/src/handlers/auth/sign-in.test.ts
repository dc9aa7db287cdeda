import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from '../../../../test/support/functions/browser.ts'
import { ada, loginCookie, type SignIn, startSignIn } from '../../../../test/support/functions/sign-in.ts'
import { idClaims, newKey, signToken, userPoolId } from '../../../../test/support/functions/tokens.ts'
import { listen } from '../../../../test/support/site/listen.ts'

const site = await startSignIn()
afterAll(() => site.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  site.pool.behaviour = undefined
})

test('the login link redirects to the hosted login and binds the attempt to this browser', async () => {
  const browser = openBrowser()
  const answer = await browser.call(site.handlers.login)
  expect(answer).toMatchObject({ statusCode: 302, headers: { 'cache-control': 'no-store' } })
  const address = new URL(String(answer.headers?.location))
  expect(address.href).toContain(`${process.env.LOGIN_ORIGIN}/oauth2/authorize?`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'test-client',
    redirect_uri: 'https://homes.example.com/api/auth/callback',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(answer.cookies).toEqual([
    expect.stringMatching(/^__Host-login-[\w-]{43}=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
})

test('the callback uses the visitor’s address, and plain HTTP on the local machine only', async () => {
  const redirectUri = async (host: string) => {
    const { headers } = await openBrowser().call(site.handlers.login, { headers: { 'x-viewer-host': host } })
    return new URL(String(headers?.location)).searchParams.get('redirect_uri')
  }
  expect(await redirectUri('www.homes.example')).toBe('https://www.homes.example/api/auth/callback')
  expect(await redirectUri('localhost:4300')).toBe('http://localhost:4300/api/auth/callback')
  expect(await redirectUri('localhost.evil.example')).toBe('https://localhost.evil.example/api/auth/callback')
})

test('the callback creates a session cookie and redirects to the requested page', async () => {
  const browser = openBrowser()
  const query = await site.reachCallback(browser, ada(), '/admin/hero?tab=1')
  const answer = await browser.call(site.handlers.callback, { query })
  expect(answer).toEqual({
    statusCode: 302,
    headers: { location: '/admin/hero?tab=1', 'cache-control': 'no-store' },
    cookies: [
      expect.stringMatching(/^__Host-session=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      '__Host-signed-in=1; Max-Age=86400; Path=/; Secure; SameSite=Lax',
      `__Host-login-${query.state}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ],
  })
})

test('a returnTo of another site is ignored, also in a changed cookie', async () => {
  const browser = openBrowser()
  const query = await site.reachCallback(browser, ada(), '//evil.example')
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ headers: { location: '/admin' } })

  const again = await site.reachCallback(browser, ada())
  const [name, value] = loginCookie(browser)
  const attempt = JSON.parse(Buffer.from(value, 'base64url').toString())
  const changed = JSON.stringify({ ...attempt, returnTo: '/.//evil.example' })
  browser.jar.set(name, Buffer.from(changed).toString('base64url'))
  expect(await browser.call(site.handlers.callback, { query: again })).toMatchObject({
    headers: { location: '/admin' },
  })
})

test('every sign-in creates a new session and ends the previous one', async () => {
  const person = ada()
  const browser = await site.signIn(person)
  const first = openBrowser()
  first.jar.set('__Host-session', browser.jar.get('__Host-session') ?? '')
  await site.signIn(person, browser)
  expect(browser.jar.get('__Host-session')).not.toBe(first.jar.get('__Host-session'))
  expect(await browser.call(site.handlers.currentUser)).toMatchObject({ statusCode: 200 })
  expect(await first.call(site.handlers.currentUser)).toMatchObject({ statusCode: 401 })
})

test('a person is recorded at the first sign-in and updated at the next', async () => {
  const person = ada()
  const me = async () => JSON.parse((await (await site.signIn(person)).call(site.handlers.currentUser)).body ?? '')
  const first = await me()
  expect(first).toEqual({
    id: person.sub,
    email: person.email,
    firstName: 'Ada',
    lastName: 'Admin',
    profileImageUrl: null,
    isAdmin: true,
    createdAt: expect.any(String),
    updatedAt: first.createdAt,
  })
  Object.assign(person, { email: 'countess@porchlight.test', image: 'https://pictures.example/ada.png' })
  const second = await me()
  expect(second).toMatchObject({
    id: person.sub,
    email: 'countess@porchlight.test',
    profileImageUrl: 'https://pictures.example/ada.png',
    createdAt: first.createdAt,
  })
  expect(Date.parse(second.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt))
})

const answerWith = (id_token: string) => {
  site.pool.behaviour = (response) => response.end(JSON.stringify({ id_token, refresh_token: 'x' }))
}

test.each<[string, (query: Record<string, string>) => Record<string, string>]>([
  ['no code and no state', () => ({})],
  ['a foreign state', ({ code = '' }) => ({ code, state: createHash('sha256').update('x').digest('base64url') })],
  ['an empty state', ({ code = '' }) => ({ code, state: '' })],
  ['no state', ({ code = '' }) => ({ code })],
  ['no code', ({ state = '' }) => ({ state })],
  ['a made-up code', ({ state = '' }) => ({ state, code: 'made-up' })],
  ['a refusal', ({ state = '' }) => ({ state, error: 'access_denied' })],
])('a callback with %s returns 400 and signs nobody in', async (_, change) => {
  const browser = openBrowser()
  const query = await site.reachCallback(browser, ada())
  const answer = await browser.call(site.handlers.callback, { query: change(query) })
  expect(answer).toMatchObject({ statusCode: 400, headers: { 'content-type': 'application/json' } })
  expect(JSON.parse(answer.body ?? '')).toEqual({ code: 'invalid_input', message: expect.any(String) })
  expect(browser.jar.has('__Host-session')).toBe(false)
})

test.each<[string, object]>([
  ['of another client', { aud: 'other-client' }],
  ['of another pool', { iss: `https://cognito-idp.us-east-1.amazonaws.com/${userPoolId}x` }],
  ['that is an access token', { token_use: 'access', client_id: 'test-client' }],
  ['that is over', { exp: 1 }],
  ['without an address', { email: undefined }],
])('an ID token %s returns 400', async (_, wrong) => {
  const browser = openBrowser()
  const query = await site.reachCallback(browser, ada())
  answerWith(signToken(site.pool.idKey, { ...idClaims(ada()), ...wrong }))
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 400 })
  expect(browser.jar.has('__Host-session')).toBe(false)
})

test('an ID token with a foreign signature returns 400', async () => {
  const browser = openBrowser()
  const query = await site.reachCallback(browser, ada())
  answerWith(signToken(newKey(site.pool.idKey.kid), idClaims(ada())))
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 400 })
  answerWith(signToken(site.pool.idKey, idClaims(ada())))
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 302 })
})

test('a browser receives an error as a page with a link', async () => {
  const browser = openBrowser()
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  const answer = await browser.call(site.handlers.callback, { headers, query: { state: '<script>', code: '"&' } })
  expect(answer).toMatchObject({
    statusCode: 400,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
  expect(answer.body).toContain('<html lang="en">')
  expect(answer.body).toContain('<h1>Sign-in did not work</h1>')
  expect(answer.body).toContain('<a href="/api/login">Sign in again</a>')
  expect(answer.body).not.toMatch(/script|style|\.\./i)
})

test.each<[string, SignIn['pool']['behaviour']]>([
  ['never answers', () => {}],
  ['cuts the line', (response) => response.destroy()],
  ['stops half way', (response) => response.writeHead(200, { 'content-length': '99' }).write('{')],
  ['has trouble', (response) => response.writeHead(500).end('<h1>No</h1>')],
  ['is too busy', (response) => response.writeHead(429).end('{}')],
])(
  'a token endpoint that %s causes a 503; the same callback works later',
  { tags: ['fault'] },
  async (_, behaviour) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const browser = openBrowser()
    const query = await site.reachCallback(browser, ada())
    site.pool.behaviour = behaviour
    const answer = await browser.call(site.handlers.callback, { query })
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
    expect(JSON.stringify(log.mock.calls)).not.toContain(query.code)
    site.pool.behaviour = undefined
    expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 302 })
  },
)

test.each(['{"id_token":17,"refresh_token":"secret-1"}', 'secret-2', '{"error":"secret three"}'])(
  'if the token endpoint returns %j, the call returns 500, and the log line does not quote it',
  async (body) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const browser = openBrowser()
    const query = await site.reachCallback(browser, ada())
    site.pool.behaviour = (response) => response.writeHead(200).end(body)
    const answer = await browser.call(site.handlers.callback, { query })
    expect(answer).toMatchObject({ statusCode: 500 })
    expect(log).toHaveBeenCalledOnce()
    expect(JSON.stringify([answer, log.mock.calls])).not.toContain('secret')
  },
)

test('a redirect of the token endpoint is not followed, because it would receive code and secret', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const asked = vi.fn()
  const elsewhere = createServer((_, response) => {
    asked()
    response.end('{}')
  })
  const location = await listen(elsewhere)
  const browser = openBrowser()
  const query = await site.reachCallback(browser, ada())
  site.pool.behaviour = (response) => response.writeHead(307, { location }).end()
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 503 })
  expect(asked).not.toHaveBeenCalled()
  elsewhere.close()
})
