import type { Person } from '@porchlight/contract/people/people'
import { routes } from '@porchlight/contract/routes'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { Browser } from '../../../../test/support/functions/browser.ts'
import { handlerOf } from '../../../../test/support/functions/call-route.ts'
import { ada, startSignIn } from '../../../../test/support/functions/sign-in.ts'
import { accessClaims, type Person as PoolPerson, signToken } from '../../../../test/support/functions/tokens.ts'
import { findSignInState, forgetUser } from '../../data/people/user-repository.ts'

const site = await startSignIn()
const routeNames = {
  list: 'listPeople',
  invite: 'invitePerson',
  again: 'inviteAgain',
  signOut: 'signOutPerson',
  remove: 'removePerson',
} as const
afterAll(() => site.stop())
afterEach(() => {
  vi.useRealTimers()
  site.pool.faults.clear()
})

/** The person has signed in. */
async function member(): Promise<{ person: PoolPerson; browser: Browser }> {
  const person = { ...ada(), email: `${crypto.randomUUID()}@porchlight.test` }
  return { person, browser: await site.signIn(person) }
}
const accountOf = (email: string) => site.pool.findUser(email)
const invitationsOf = (email: string) => site.pool.invitations.filter((address) => address === email).length

async function call(
  browser: Browser,
  name: keyof typeof routeNames,
  { id, ...body }: { id?: string; email?: string } = {},
) {
  const route = routeNames[name]
  const { statusCode, body: answer } = await browser.call(await handlerOf(route), {
    method: routes[route].method,
    id,
    headers: { 'x-requested-with': 'porchlight', 'content-type': 'application/json' },
    body: body.email === undefined ? undefined : JSON.stringify(body),
  })
  return { status: statusCode, body: answer ? JSON.parse(answer) : undefined }
}
const listed = async (browser: Browser, email: string): Promise<Person | undefined> =>
  (await call(browser, 'list')).body.find((person: Person) => person.email === email)
const statusOf = async (browser: Browser) => (await browser.call(site.handlers.currentUser)).statusCode

test('all administrators are listed with their last use, and the caller is marked', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const { person, browser } = await member()
  const { email } = site.pool.add({ status: 'FORCE_CHANGE_PASSWORD' })
  const outsider = site.pool.add({ groups: [] })
  const seenAt = new Date().toISOString()
  expect(await listed(browser, person.email)).toMatchObject({ state: 'active', lastSeenAt: seenAt, isYou: true })
  expect(await listed(browser, email)).toMatchObject({ state: 'invited', lastSeenAt: null, isYou: false })
  expect(await listed(browser, outsider.email)).toBeUndefined()
})

test('the last use of a session is recorded once an hour, but not of a removed person', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const { person, browser } = await member()
  const seen = async () => (await findSignInState(site.table, person.sub)).seenAt
  const signedIn = new Date().toISOString()
  vi.setSystemTime(Date.now() + 59 * 60_000)
  await call(browser, 'list')
  expect(await seen()).toBe(signedIn)
  vi.setSystemTime(Date.now() + 2 * 60_000)
  await Promise.all([call(browser, 'list'), call(browser, 'list')])
  expect(await seen()).toBe(new Date().toISOString())
  await forgetUser(site.table, person.sub, new Date())
  vi.setSystemTime(Date.now() + 2 * 3_600_000)
  expect(await call(browser, 'list')).toMatchObject({ status: 401 })
  expect(await seen()).toBeUndefined()
})

test('an invited person receives a message and is in the group; a second invitation is refused', async () => {
  const { browser } = await member()
  const email = `Cousin-${crypto.randomUUID()}@Porchlight.test`
  const invited = await call(browser, 'invite', { email: ` ${email} ` })
  const Username = email.toLowerCase()
  expect(invited).toMatchObject({ status: 200, body: { email: Username, state: 'invited', isYou: false } })
  expect([accountOf(Username)?.groups, invitationsOf(Username)]).toEqual([['admins'], 1])
  const again = await call(browser, 'invite', { email })
  expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('has been invited already') } })
  Object.assign(accountOf(Username) ?? {}, { status: 'CONFIRMED' })
  const inside = await call(browser, 'invite', { email })
  expect(inside).toMatchObject({ status: 409, body: { message: `${Username} can sign in already.` } })
  expect(invitationsOf(Username)).toBe(1)
})

test('an account outside the group joins it; only a person who never signed in receives a message', async () => {
  const { browser } = await member()
  const known = site.pool.add({ groups: [] })
  const waiting = site.pool.add({ groups: [], status: 'FORCE_CHANGE_PASSWORD' })
  expect(await call(browser, 'invite', { email: known.email })).toMatchObject({ body: { state: 'active' } })
  expect(await call(browser, 'invite', { email: waiting.email })).toMatchObject({ body: { state: 'invited' } })
  expect([known, waiting].map(({ email }) => accountOf(email)?.groups)).toEqual([['admins'], ['admins']])
  expect([known, waiting].map(({ email }) => invitationsOf(email))).toEqual([0, 1])
})

test.each([
  ['InvalidParameterException', 'Email cannot be sent to this address. Check it for typos.'],
  ['CodeDeliveryFailureException', 'The invitation could not be sent to this address. Check it for typos.'],
])('an address that Cognito refuses with %s returns 400 naming the field', async (type, message) => {
  const { browser } = await member()
  site.pool.faults.set('AdminCreateUser', { type })
  const answer = await call(browser, 'invite', { email: 'a@b.org' })
  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'email', message }] } })
})

test('an invalid address is refused and not sent to Cognito', async () => {
  const { browser } = await member()
  const asked = site.pool.operations.length
  for (const email of ['cousin', 'a b@c.d', '', `${'a'.repeat(250)}@b.cd`])
    expect(await call(browser, 'invite', { email })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'email' }] },
    })
  expect(site.pool.operations).toHaveLength(asked)
})

test.each(['TooManyRequestsException', 'InternalErrorException'])(
  'if Cognito returns %s, the call returns 503 with a time to retry',
  async (type) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { browser } = await member()
    const status = type === 'InternalErrorException' ? 500 : 400
    for (const operation of ['AdminCreateUser', 'ListUsersInGroup']) site.pool.faults.set(operation, { type, status })
    expect(await call(browser, 'invite', { email: 'a@b.org' })).toMatchObject({ status: 503 })
    expect(await call(browser, 'list')).toMatchObject({ status: 503 })
  },
)

test('an invitation expires after 7 days, and sending it again renews it', async () => {
  const { browser } = await member()
  const weekAgo = Date.now() / 1000 - 7 * 86_400 - 60
  const { sub, email } = site.pool.add({ status: 'FORCE_CHANGE_PASSWORD', createdAt: weekAgo })
  expect(await listed(browser, email)).toMatchObject({ state: 'expired' })
  expect(await call(browser, 'again', { id: sub })).toMatchObject({ status: 200, body: { state: 'invited' } })
  expect(await listed(browser, email)).toMatchObject({ state: 'invited' })
  expect(invitationsOf(email)).toBe(1)
})

test('a person who has signed in is not invited again, and an unknown person returns 404', async () => {
  const [{ browser }, { person }] = [await member(), await member()]
  expect(await call(browser, 'again', { id: person.sub })).toMatchObject({ status: 409 })
  const { sub } = site.pool.add({ groups: [] })
  for (const id of [crypto.randomUUID(), sub])
    for (const name of ['again', 'signOut', 'remove'] as const)
      expect(await call(browser, name, { id })).toMatchObject({ status: 404, body: { message: 'Person not found' } })
})

test('one person sends 20 invitations an hour', async () => {
  vi.useFakeTimers({ now: new Date().setMinutes(30), toFake: ['Date'] })
  const { browser } = await member()
  const { sub } = site.pool.add({ status: 'FORCE_CHANGE_PASSWORD' })
  for (let n = 0; n < 20; n += 1) expect((await call(browser, 'again', { id: sub })).status).toBe(200)
  expect(await call(browser, 'again', { id: sub })).toMatchObject({ status: 429 })
  expect(await call(browser, 'invite', { email: 'a@b.org' })).toMatchObject({ status: 429 })
  const { browser: another } = await member()
  expect(await call(another, 'again', { id: sub })).toMatchObject({ status: 200 })
  vi.setSystemTime(Date.now() + 60 * 60_000)
  expect(await call(browser, 'again', { id: sub })).toMatchObject({ status: 200 })
})

test('removing a person, or signing one out, ends session and token at the next call', async () => {
  const [{ browser }, leaving, tired] = [await member(), await member(), await member()]
  const token = `Bearer ${signToken(site.pool.accessKey, accessClaims(leaving.person))}`
  expect(await call(browser, 'remove', { id: leaving.person.sub })).toMatchObject({ status: 204 })
  expect(await statusOf(leaving.browser)).toBe(401)
  const asScript = { headers: { authorization: token } }
  expect(await leaving.browser.call(await handlerOf('listPeople'), asScript)).toMatchObject({ statusCode: 401 })
  expect(accountOf(leaving.person.email)).toBeUndefined()

  expect(await call(browser, 'signOut', { id: tired.person.sub })).toMatchObject({ status: 204 })
  expect(await statusOf(tired.browser)).toBe(401)
  expect(await statusOf(browser)).toBe(200)
  expect(accountOf(tired.person.email)).toBeDefined()
})

test('people cannot remove themselves', async () => {
  const { browser, person } = await member()
  expect(await call(browser, 'remove', { id: person.sub })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('You cannot remove yourself') },
  })
  expect(accountOf(person.email)).toBeDefined()
})

test('of 3 people who remove each other concurrently, exactly one remains', async () => {
  for (let round = 0; round < 3; round += 1) {
    const count = 3
    const family = await Promise.all(Array.from({ length: count }, member))
    const answers = await Promise.all(
      family.map(({ browser }, n) => call(browser, 'remove', { id: family[(n + 1) % count]?.person.sub })),
    )
    const statuses = await Promise.all(family.map(({ browser }) => statusOf(browser)))
    const left = statuses.filter((status) => status === 200).length
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(count - left)
    expect(left).toBeGreaterThanOrEqual(1)
    expect(family.filter(({ person }) => accountOf(person.email))).toHaveLength(left)
  }
})

test('a person outside the group removes nobody, even with a new session', async () => {
  const [{ browser, person }, other] = [await member(), await member()]
  Object.assign(accountOf(person.email) ?? {}, { groups: [] })
  expect(await call(browser, 'remove', { id: other.person.sub })).toMatchObject({ status: 401 })
  expect(await statusOf(other.browser)).toBe(200)
})

test.each(['AdminDisableUser', 'AdminUserGlobalSignOut', 'AdminDeleteUser'])(
  'a removal interrupted at %s ends the person’s access, and a repetition finishes it',
  async (operation) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const [{ browser }, leaving] = [await member(), await member()]
    site.pool.faults.set(operation, { type: 'InternalErrorException', status: 500 })
    expect(await call(browser, 'remove', { id: leaving.person.sub })).toMatchObject({ status: 503 })
    expect(await statusOf(leaving.browser)).toBe(401)
    expect(await listed(browser, leaving.person.email)).toBeDefined()
    site.pool.faults.clear()
    expect(await call(browser, 'remove', { id: leaving.person.sub })).toMatchObject({ status: 204 })
    expect(await listed(browser, leaving.person.email)).toBeUndefined()
  },
)
