import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../support/site/browser.ts'
import { clientWith, signIn } from '../support/site/client.ts'
import { dataFolder } from '../support/site/environment.ts'
import { admin, locationOf, openLogin, submitLogin } from '../support/site/hosted-login.ts'
import { sampleCalls } from '../support/site/sample-calls.ts'
import { ageSession, sessionItem } from '../support/site/table-contents.ts'
import { callUserPool, createAdmin } from '../support/site/user-pool.ts'
import { expectFailure, origin } from './call.ts'

const jwt = /eyJ[\w-]{8,}\.[\w-]+\.[\w-]*/
/** Refresh tokens of the local emulator have 86 characters. Otherwise only tiny images have words that long. */
const longSecret = /(?<![\w-])[\w-]{80,}(?![\w-])/
const tinyImage = /data:image\/webp;base64,[\w+/=]+/g

describe('no token reaches a browser', () => {
  test('in any response while signing in, working and signing out', { timeout: 60_000 }, async () => {
    const browser = openBrowser()
    const loginResponse = await submitLogin(browser, await openLogin(browser, origin), admin)
    const callback = await browser.request(locationOf(loginResponse))
    const session = browser.cookies().get('__Host-session') ?? ''
    const client = clientWith(origin, session)
    const responses = [callback, await client.send('GET', '/api/properties?scope=admin')]
    const { calls, sandbox, cleanUp } = await sampleCalls(client)
    for (const [name, { id = '', query = '', body }] of Object.entries(calls)) {
      const { method, path }: Route = routes[name as keyof typeof routes]
      responses.push(await client.send(method, path.replace('{id}', id) + query, body))
    }
    for (const response of responses.filter(({ ok }) => ok)) {
      const { id } = await response
        .clone()
        .json()
        .catch(() => ({}))
      if (response.url.endsWith('/api/properties')) sandbox.alsoClear(id)
      if (response.url.endsWith('/api/hero-images')) sandbox.alsoClearHero(id)
    }
    await cleanUp(await signIn(origin, admin))

    expect(responses.length).toBeGreaterThan(15)
    for (const response of responses) {
      const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
      const text = `${JSON.stringify(headers)}\n${(await response.text()).replaceAll(tinyImage, '')}`
      expect(text, response.url).not.toMatch(jwt)
      expect(text, response.url).not.toMatch(longSecret)
      expect(text, response.url).not.toContain(session)
      expect(response.headers.getSetCookie().join('\n'), response.url).not.toMatch(jwt)
      expect(response.headers.getSetCookie().join('\n'), response.url).not.toMatch(longSecret)
    }
  })

  test('or the functions’ log', async () => {
    const { session = '' } = await signIn(origin, admin)
    const client = clientWith(origin, session)
    await ageSession(session)
    await client.send('GET', '/api/auth/user')
    // Only failed calls are logged.
    await client.send('POST', '/api/properties', { property: {}, images: [] })
    await openBrowser().request(`${origin}/api/auth/callback?code=${session}&state=${session}`)
    const log = await readFile(join(dataFolder, 'functions.log'), 'utf8')
    expect(log).not.toMatch(jwt)
    expect(log).not.toMatch(longSecret)
    expect(log).not.toContain(session)
  })
})

test.each<[string, string]>([
  ['deleted', 'AdminDeleteUser'],
  ['disabled', 'AdminDisableUser'],
  ['signed out everywhere', 'AdminUserGlobalSignOut'],
])('an administrator who is %s is signed out at the next check of the groups', async (_, operation) => {
  const person = await createAdmin()
  const client = await signIn(origin, person)
  await callUserPool(operation, { Username: person.email })
  await ageSession(client.session ?? '')
  await expectFailure(await client.send('GET', '/api/analytics/views'), 401, 'unauthorized')
  expect(await sessionItem(client.session ?? '')).toBeUndefined()
  await callUserPool('AdminDeleteUser', { Username: person.email }).catch(() => {})
})
