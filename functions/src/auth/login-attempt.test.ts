import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser } from '../../../test/support/functions/browser.ts'
import { ada, loginCookie, type SignIn, startSignIn } from '../../../test/support/functions/sign-in.ts'

let site: SignIn

beforeAll(async () => {
  site = await startSignIn()
})
afterAll(() => site.stop())
afterEach(() => void vi.useRealTimers())

test('two tabs that sign in at once both do, and neither ends the session of the other', async () => {
  const [browser, person] = [openBrowser(), ada()]
  const [one, other] = [await site.comeBack(browser, person, '/admin'), await site.comeBack(browser, person, '/about')]
  const first = openBrowser()
  expect(await browser.call(site.handlers.callback, { query: one })).toMatchObject({ headers: { location: '/admin' } })
  first.jar.set('__Host-session', browser.jar.get('__Host-session') ?? '')
  expect(await browser.call(site.handlers.callback, { query: other })).toMatchObject({
    headers: { location: '/about' },
  })
  // Calls of the first tab may still use the first session.
  for (const tab of [first, browser])
    expect(await tab.call(site.handlers.currentUser)).toMatchObject({ statusCode: 200 })
  expect([...browser.jar.keys()].filter((name) => name.startsWith('__Host-login'))).toEqual([])
})

test('a browser is on its way to four sign-ins at most: a fifth takes the place of the oldest', async () => {
  const browser = openBrowser()
  const begun = Date.now()
  const ways: Record<string, string>[] = []
  for (const seconds of [0, 1, 2, 3, 4]) {
    vi.useFakeTimers({ now: begun + seconds * 1000, toFake: ['Date'] })
    ways.push(await site.comeBack(browser, ada()))
    expect(browser.jar.size).toBeLessThanOrEqual(4)
  }
  const [oldest = {}, ...others] = ways
  expect(await browser.call(site.handlers.callback, { query: oldest })).toMatchObject({ statusCode: 400 })
  for (const query of others)
    expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 302 })
})

test('a foreign state leaves the attempt that is under way alone', async () => {
  const browser = openBrowser()
  const query = await site.comeBack(browser, ada())
  await browser.call(site.handlers.callback, { query: { code: 'x', state: 'foreign' } })
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 302 })
})

test('a replay is a 400, with the login cookie gone and with a kept one', async () => {
  const browser = openBrowser()
  const query = await site.comeBack(browser, ada())
  const [name, kept] = loginCookie(browser)
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 302 })
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 400 })
  browser.jar.set(name, kept)
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 400 })
})

test('the code of another browser’s login is worth nothing here', async () => {
  const [victim, thief] = [openBrowser(), openBrowser()]
  const { code } = await site.comeBack(victim, ada())
  const { state } = await site.comeBack(thief, ada())
  expect(await thief.call(site.handlers.callback, { query: { code, state } })).toMatchObject({ statusCode: 400 })
})

test('an attempt older than 10 minutes is a 400, whatever the browser does with its cookie', async () => {
  const browser = openBrowser()
  const query = await site.comeBack(browser, ada())
  vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] })
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 400 })
})

test.each(['x', 'bm90IGpzb24', Buffer.from('{"verifier":"","returnTo":"/","startedAt":0}').toString('base64url')])(
  'the unreadable login cookie %j is a 400',
  async (cookie) => {
    const browser = openBrowser()
    const query = await site.comeBack(browser, ada())
    browser.jar.set(loginCookie(browser)[0], cookie)
    expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 400 })
  },
)
