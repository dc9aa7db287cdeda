/** @module-tag fault */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startBrokenTable } from '../../../../test/support/functions/broken-table.ts'
import { openBrowser, ownWrite } from '../../../../test/support/functions/browser.ts'
import { ada, type SignIn, startSignIn } from '../../../../test/support/functions/sign-in.ts'
import { spoil } from '../../../../test/support/functions/table-contents.ts'
import { useEndpoint } from '../../../../test/support/functions/table-server.ts'
import { hashOf } from '../../auth/session-id.ts'
import { interactive } from '../../aws/client-options.ts'
import { sessionKey } from '../../data/keys.ts'

// Other tests use longer timeouts (before-each-file.ts).
interactive.responseTimeoutMs = 1000

const minute = 60_000
let site: SignIn

beforeAll(async () => {
  site = await startSignIn()
})
afterAll(() => site.stop())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Returns everything that is logged from now on. */
function readLog() {
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  return () => JSON.stringify(spies.map(({ mock }) => mock.calls))
}

test('a table that never responds causes a 503, whose log line contains no secret', async () => {
  const browser = await site.signIn(ada())
  const session = browser.jar.get('__Host-session') ?? ''
  const query = await site.reachCallback(browser, ada())
  const log = readLog()
  const table = await startBrokenTable()
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint = '' } = process.env
  useEndpoint(table.endpoint)
  vi.resetModules()
  const [callback, currentUser, logout] = await Promise.all([
    import('./login-callback.ts'),
    import('./current-user.ts'),
    import('./logout.ts'),
  ])
  const answers = await Promise.all([
    browser.call(callback.handler, { query }),
    browser.call(currentUser.handler),
    browser.call(logout.handler, ownWrite),
  ])
  for (const answer of answers) expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  for (const secret of [session, query.code, query.state, site.pool.refreshTokens.at(-1), 'eyJ', 'test-secret'])
    expect(log()).not.toContain(secret)
  table.stop()
  useEndpoint(endpoint)
})

test('a malformed session causes a 500 whose log line has only its hash', async () => {
  const browser = await site.signIn(ada())
  const session = browser.jar.get('__Host-session') ?? ''
  await spoil(site.table, sessionKey(hashOf(session)), 'groups')
  const log = readLog()
  const answer = await browser.call(site.handlers.currentUser)
  expect(answer).toMatchObject({ statusCode: 500 })
  expect(log()).toContain(hashOf(session))
  expect(log() + answer.body).not.toContain(session)
})

test('a session logs a line at its begin and its end, with the person’s id only', async () => {
  const log = readLog()
  const person = ada()
  const browser = await site.signIn(person)
  vi.useFakeTimers({ now: Date.now() + 20 * minute, toFake: ['Date'] })

  expect(await browser.call(site.handlers.currentUser)).toMatchObject({ statusCode: 200 })
  site.pool.revokeAll()
  vi.setSystemTime(Date.now() + 20 * minute)
  expect(await browser.call(site.handlers.currentUser)).toMatchObject({ statusCode: 401 })
  expect(await openBrowser().call(site.handlers.callback, { query: { code: 'x', state: 'y' } })).toMatchObject({
    statusCode: 400,
  })
  await (await site.signIn(person, browser)).call(site.handlers.logout, ownWrite)
  const line = (what: object) => [what]
  expect(JSON.parse(log()).flat()).toEqual([
    line({ signIn: 'done', by: person.sub }),
    line({ signIn: 'refused' }),
    line({ signIn: 'done', by: person.sub }),
    line({ signOut: 'here', by: person.sub }),
  ])
})
