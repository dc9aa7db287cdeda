import { afterAll, describe, expect, test } from 'vitest'
import { adminCall, callback, client, logoutUrl, poolSettings, visitorOf } from './identity.fixture.ts'
import { loginPage, pageFile } from './pages.ts'
import { seededPeople } from './settings.ts'
import { startIdentity } from './start-identity.ts'

const admin = 'admin@porchlight.test'
const identity = await startIdentity(await poolSettings())
afterAll(() => identity.stop())
const visitor = () => visitorOf(identity.origin)
const refused = { status: 400, body: { error: 'invalid_grant' } }
const result = async (answer: Response) => ({ status: answer.status, body: await answer.json() })

describe('signing in', () => {
  test('leads from the login page to the site with a code and the state, then to tokens', async () => {
    const person = visitor()
    const call = await person.authorize()
    expect(call.status).toBe(302)
    expect(person.locationOf(call).pathname).toBe('/login')
    const back = person.locationOf(await person.logIn(admin))
    expect(back.origin + back.pathname).toBe(callback)
    expect(back.searchParams.get('state')).toBe('a state')
    const answer = await person.exchange(back.searchParams.get('code') ?? '')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await result(answer)).toEqual({
      status: 200,
      body: {
        id_token: expect.any(String),
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        expires_in: 900,
        token_type: 'Bearer',
      },
    })
  })

  test.each([
    ['a wrong password', admin, 'Porchlight-2!'],
    ['an unknown person', 'nobody@porchlight.test', 'Porchlight-1!'],
  ])('shows the same error for %s, and keeps the typed text', async (_, email, typed) => {
    const answer = await visitor().logIn(email, typed)
    const page = await answer.text()
    expect(page).toContain('Incorrect username or password.')
    expect(page).toContain(`value="${email}"`)
    expect(page).not.toContain(`value="${typed}"`)
    expect(answer.headers.getSetCookie().join()).not.toContain('cognito=')
  })

  test('skips the form during a session of the login page', async () => {
    const person = visitor()
    await person.logIn(admin)
    const again = person.locationOf(await person.authorize())
    expect(again.origin + again.pathname).toBe(callback)
    expect(again.searchParams.get('code')).toMatch(/^[\w-]{36}$/)
    expect(person.locationOf(await person.authorize({ prompt: 'login' })).pathname).toBe('/login')
  })
})

describe('a request to authorize', () => {
  test.each([
    ['another address', { redirect_uri: `${callback}/` }, 'redirect_mismatch'],
    ['an unknown client', { client_id: 'nobody' }, 'Client does not exist.'],
    ['no address', { redirect_uri: '' }, "Required String parameter 'redirect_uri' is not present"],
  ])('with %s stays on the error page', async (_, changed, error) => {
    const person = visitor()
    const location = person.locationOf(await person.authorize(changed))
    expect(location.origin + location.pathname).toBe(`${identity.origin}/error`)
    expect(location.searchParams.get('error')).toBe(error)
    const page = await person.send(location.href)
    expect(page.status).toBe(400)
  })

  test.each([
    ['an unknown scope', { scope: 'openid everything' }, 'invalid_scope'],
    ['a token in place of a code', { response_type: 'token' }, 'unauthorized_client'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge of no method', { code_challenge_method: '' }, 'invalid_request'],
  ])('with %s redirects with the error', async (_, changed, error) => {
    const person = visitor()
    const location = person.locationOf(await person.authorize(changed))
    expect(location.href).toBe(`${callback}?error=${error}&state=a+state`)
  })

  test('escapes its parameters on the page', async () => {
    const person = visitor()
    const page = await (await person.send('/error?error=%3Cscript%3Ealert(1)%3C/script%3E')).text()
    expect(page).not.toContain('<script>')
  })
})

describe('a code', () => {
  test('is valid once', async () => {
    const person = visitor()
    const code = await person.codeFor(admin)
    expect((await person.exchange(code)).status).toBe(200)
    expect(await result(await person.exchange(code))).toEqual(refused)
  })

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['another address', { redirect_uri: logoutUrl }],
  ])('is nothing with %s, nor afterwards', async (_, changed) => {
    const person = visitor()
    const code = await person.codeFor(admin)
    expect(await result(await person.exchange(code, changed))).toEqual(refused)
    expect(await result(await person.exchange(code))).toEqual(refused)
  })

  test('is refused without its verifier', async () => {
    const person = visitor()
    const fields = { grant_type: 'authorization_code', code: await person.codeFor(admin), redirect_uri: callback }
    expect(await result(await person.token(fields))).toEqual(refused)
  })

  test('is refused for another client', async () => {
    const person = visitor()
    const other = `Basic ${Buffer.from(`otherclient:${client.secret}`).toString('base64')}`
    const fields = { grant_type: 'authorization_code', code: await person.codeFor(admin), redirect_uri: callback }
    expect(await result(await person.token({ ...fields, code_verifier: person.verifier }, other))).toEqual(refused)
  })

  test.each(['webclient:wrong', 'nobody:not:a secret', ''])('needs the client’s own secret, not "%s"', async (pair) => {
    const person = visitor()
    const fields = { grant_type: 'authorization_code', code: await person.codeFor(admin), redirect_uri: callback }
    const answer = await person.token(fields, pair && `Basic ${Buffer.from(pair).toString('base64')}`)
    expect(await result(answer)).toEqual({ status: 400, body: { error: 'invalid_client' } })
  })

  test('is refused after its user was disabled', async () => {
    const person = visitor()
    const code = await person.codeFor('guest@porchlight.test')
    await adminCall(identity.origin, 'AdminDisableUser', { Username: 'guest@porchlight.test' })
    expect(await result(await person.exchange(code))).toEqual(refused)
  })
})

describe('signing out', () => {
  test('ends the session of the login page and redirects to the site', async () => {
    const person = visitor()
    await person.logIn(admin)
    const stolen = person.cookies.get('cognito') ?? ''
    const query = new URLSearchParams({ client_id: client.id, logout_uri: logoutUrl })
    expect(person.locationOf(await person.send(`/logout?${query}`)).href).toBe(logoutUrl)
    expect(person.cookies.has('cognito')).toBe(false)
    person.cookies.set('cognito', stolen)
    expect(person.locationOf(await person.authorize()).pathname).toBe('/login')
  })

  test('with an unregistered address ends nothing', async () => {
    const person = visitor()
    await person.logIn(admin)
    const query = new URLSearchParams({ client_id: client.id, logout_uri: 'https://elsewhere.example/' })
    expect(person.locationOf(await person.send(`/logout?${query}`)).pathname).toBe('/error')
    expect(person.locationOf(await person.authorize()).searchParams.has('code')).toBe(true)
  })
})

describe('the hosted pages', () => {
  const text = (path: string) => String(pageFile(path)?.body)

  test('use design tokens of the site', () => {
    const used = [...`${text('/login.css')}${text('/porch.css')}`.matchAll(/var\((--[\w-]+)\)/g)].map(
      ([, name]) => name,
    )
    expect(used.length).toBeGreaterThan(20)
    for (const name of used) expect(text('/tokens.css')).toContain(`${name}:`)
  })

  test('load only existing files', () => {
    const call = [
      ...loginPage({ action: '', email: '', error: undefined, people: [] }).matchAll(/href="(\/[^"]+)"/g),
    ].map(([, path = '']) => path)
    expect(call.length).toBeGreaterThan(3)
    for (const path of call) expect(pageFile(path)?.status).toBe(200)
  })

  test('name the local emulator and the accounts', () => {
    const entered = { email: '"><script>', error: undefined }
    const page = loginPage({ action: '/login?a=1&b="', ...entered, people: seededPeople })
    expect(page).toContain('This is the local emulator')
    for (const { email, password } of seededPeople) {
      expect(page).toContain(email)
      expect(page).toContain(password)
    }
    expect(page).not.toContain('<script>')
    expect(page).not.toMatch(/ style=/)
  })
})
