import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openBrowser } from '../../../test/support/functions/browser.ts'
import { ada, loginCookie, startSignIn } from '../../../test/support/functions/sign-in.ts'

const site = await startSignIn()
afterAll(() => site.stop())
afterEach(() => void vi.useRealTimers())

test('two tabs can sign in concurrently, and neither ends the session of the other', async () => {
  const [browser, person] = [openBrowser(), ada()]
  const [one, other] = [
    await site.reachCallback(browser, person, '/admin'),
    await site.reachCallback(browser, person, '/about'),
  ]
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

test('a browser has at most four sign-in attempts: a fifth replaces the oldest', async () => {
  const browser = openBrowser()
  const begun = Date.now()
  const ways: Record<string, string>[] = []
  for (const seconds of [0, 1, 2, 3, 4]) {
    vi.useFakeTimers({ now: begun + seconds * 1000, toFake: ['Date'] })
    ways.push(await site.reachCallback(browser, ada()))
    expect(browser.jar.size).toBeLessThanOrEqual(4)
  }
  const [oldest = {}, ...others] = ways
  expect(await browser.call(site.handlers.callback, { query: oldest })).toMatchObject({ statusCode: 400 })
  for (const query of others)
    expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 302 })
})

test('a foreign state does not affect the current attempt', async () => {
  const browser = openBrowser()
  const query = await site.reachCallback(browser, ada())
  await browser.call(site.handlers.callback, { query: { code: 'x', state: 'foreign' } })
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 302 })
})

test('a replay returns 400, without the login cookie and with a stored copy', async () => {
  const browser = openBrowser()
  const query = await site.reachCallback(browser, ada())
  const [name, kept] = loginCookie(browser)
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 302 })
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 400 })
  browser.jar.set(name, kept)
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 400 })
})

test('the code of another browser’s login is refused', async () => {
  const [victim, thief] = [openBrowser(), openBrowser()]
  const { code } = await site.reachCallback(victim, ada())
  const { state } = await site.reachCallback(thief, ada())
  expect(await thief.call(site.handlers.callback, { query: { code, state } })).toMatchObject({ statusCode: 400 })
})

test('an attempt older than 10 minutes returns 400, even if the browser keeps its cookie', async () => {
  const browser = openBrowser()
  const query = await site.reachCallback(browser, ada())
  vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] })
  expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 400 })
})

test.each(['x', 'bm90IGpzb24', Buffer.from('{"verifier":"","returnTo":"/","startedAt":0}').toString('base64url')])(
  'the unreadable login cookie %j returns 400',
  async (cookie) => {
    const browser = openBrowser()
    const query = await site.reachCallback(browser, ada())
    browser.jar.set(loginCookie(browser)[0], cookie)
    expect(await browser.call(site.handlers.callback, { query })).toMatchObject({ statusCode: 400 })
  },
)
