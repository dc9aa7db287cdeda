import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { heroImageSchema } from '@porchlight/contract/images/hero'
import { propertySchema } from '@porchlight/contract/properties/property'
import { routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, clientWith, signIn } from '../support/site/client.ts'
import { admin, guest } from '../support/site/hosted-login.ts'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { type SampleCall, sampleCalls } from '../support/site/sample-calls.ts'
import { expireSession, tableContents } from '../support/site/table-contents.ts'
import { origin } from './call.ts'

const callers = ['anonymous', 'guest', 'admin'] as const
type Caller = (typeof callers)[number]

const protectedRoutes = Object.entries<Route>(routes).filter(([, { access }]) => access !== 'public')
const owner = await signIn(origin, admin)
const { calls, sandbox, cleanUp } = await sampleCalls(owner)
const samples: Record<string, SampleCall | undefined> = calls
const adminList = 'listProperties (scope=admin)'
const rows = [adminList, ...Object.keys(calls)]
const outcomes = new Map<string, string>()
let before: string[]

const clients: Record<Caller, Client> = {
  anonymous: clientWith(origin),
  guest: await signIn(origin, guest),
  admin: await signIn(origin, admin),
}

async function expiredClient() {
  const client = await signIn(origin, admin)
  await expireSession(client.session ?? '')
  return client
}

function tamperedSession(session: string) {
  return `${session.slice(0, 20)}${session[20] === 'A' ? 'B' : 'A'}${session.slice(21)}`
}

async function signedOutClient() {
  const client = await signIn(origin, admin)
  expect((await client.send('POST', '/api/logout')).status).toBe(200)
  return client
}

beforeAll(async () => {
  before = await tableContents()
})

afterAll(() => cleanUp())

async function hasChanged(): Promise<boolean> {
  const after = await tableContents()
  const changed = JSON.stringify(after) !== JSON.stringify(before)
  before = after
  return changed
}

async function statusOf(client: Client, name: string): Promise<number> {
  const route: Route | undefined = name === adminList ? routes.listProperties : routes[name as keyof typeof routes]
  const { id = '', query = '', body } = samples[name] ?? { query: '?scope=admin' }
  const response = await client.send(route.method, route.path.replace('{id}', id) + query, body)
  const text = await response.text()
  if (/^(create|duplicate)Property$/.test(name) && response.ok)
    sandbox.alsoClear(propertySchema.parse(JSON.parse(text)).id)
  if (name === 'addHeroImage' && response.ok) sandbox.alsoClearHero(heroImageSchema.parse(JSON.parse(text)).id)
  return response.status
}

test('every route that needs a session has a sample call', () => {
  expect(Object.keys(calls).toSorted()).toEqual(protectedRoutes.map(([name]) => name).toSorted())
})

// One function checks the sessions of all routes.
test.each<[string, () => Client | Promise<Client>]>([
  ['an expired', expiredClient],
  ['a tampered', () => clientWith(origin, tamperedSession(owner.session ?? ''))],
  ['a signed-out', signedOutClient],
])('%s session is refused as none is', async (_, open) => {
  const client = await open()
  before = await tableContents()
  for (const name of ['currentUser', adminList, 'updateProperty']) expect(await statusOf(client, name)).toBe(401)
  expect(await hasChanged()).toBe(false)
})

describe.each(callers)('%s', (caller) => {
  test.each(rows)('calls %s', async (name) => {
    const status = await statusOf(clients[caller], name)
    const changed = status < 400 && (await hasChanged())
    outcomes.set(`${name} ${caller}`, `${status}${changed ? ', changes' : ''}`)
    const access = name === adminList ? 'admin' : routes[name as keyof typeof routes].access
    const method = name === adminList ? 'GET' : routes[name as keyof typeof routes].method
    if (caller === 'admin' || (caller === 'guest' && access === 'session')) {
      expect([200, 204]).toContain(status)
      expect(changed).toBe(method !== 'GET')
    } else {
      expect({ status, changed }).toEqual({ status: caller === 'guest' ? 403 : 401, changed: false })
    }
  })

  test('no refused call changes the table', async () => expect(await hasChanged()).toBe(false))
})

test('docs/admin-access.md lists the measured responses', async () => {
  const file = join(repositoryRoot, 'docs/admin-access.md')
  const page = markdown()
  if (process.env.PORCHLIGHT_WRITE_DOCS) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, page)
  }
  expect(await readFile(file, 'utf8')).toBe(page)
})

function markdown(): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |\n`
  const table = rows.map((name) => {
    const { method, path } = name === adminList ? routes.listProperties : routes[name as keyof typeof routes]
    const call = `${method} ${path}${name === adminList ? '?scope=admin' : ''}`
    return line([name, `\`${call}\``, ...callers.map((caller) => outcomes.get(`${name} ${caller}`) ?? 'not called')])
  })
  return `# Who may call what

The status of every call that needs a session, and whether the call changes the table.
Generated by \`test/api/admin-access.test.ts\` from the routes of the contract and the running system.
Update it with \`PORCHLIGHT_WRITE_DOCS=1\`.

${line(['route', 'call', ...callers])}${line(['---', '---', ...callers.map(() => '---')])}${table.join('')}
- anonymous: without a session, or with one that has expired, that its user ended or whose cookie was changed
- guest: signed in, but outside the group \`admins\`
`
}
