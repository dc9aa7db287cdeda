import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { userSchema } from '@porchlight/contract/people/session'
import { routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { okJson, signIn } from '../support/site/client.ts'
import { dataFolder } from '../support/site/environment.ts'
import { admin, guest } from '../support/site/hosted-login.ts'
import { sampleCalls } from '../support/site/sample-calls.ts'
import { callUserPool, createAdmin } from '../support/site/user-pool.ts'
import { call, origin } from './call.ts'

const readLog = () => readFile(join(dataFolder, 'functions.log'), 'utf8')

const lineSchema = z.strictObject({
  timestamp: z.iso.datetime(),
  level: z.literal('INFO'),
  requestId: z.uuid(),
  message: z.strictObject({
    write: z.string(),
    by: z.uuid(),
    id: z.optional(z.string()),
    version: z.optional(z.int()),
    outcome: z.string(),
    ms: z.int(),
  }),
})

/** Each line is `<time> <function> <JSON>`. */
const linesIn = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.includes('"write":'))
    .map((line) => z.parse(lineSchema, JSON.parse(line.slice(line.indexOf('{')))))
const writesIn = (log: string) => linesIn(log).map(({ message }) => message)

test('the log has one line for each write of an administrator and no personal data', async () => {
  const person = await createAdmin()
  const client = await signIn(origin, person)
  const { id: sub } = userSchema.parse(await okJson(await client.send('GET', '/api/auth/user')))
  const { calls, sandbox, cleanUp } = await sampleCalls(client)
  const before = (await readLog()).length

  const expected: { write: string; by: string; id: unknown; version: unknown; outcome: string }[] = []
  for (const [name, { id, query = '', body }] of Object.entries(calls)) {
    const { method, path }: Route = routes[name as keyof typeof routes]
    const response = await client.send(method, path.replace('{id}', id ?? '') + query, body)
    const made = Object(await okJson(response))
    if (name === 'createProperty') sandbox.alsoClear(made.id)
    if (name === 'addHeroImage') sandbox.alsoClearHero(made.id)
    if (method === 'GET' || name === 'logout') continue
    const { imageIds, properties } = Object(body)
    const written =
      id ?? made.id ?? made.imageUrl ?? (imageIds ?? properties.map((property: { id: string }) => property.id)).join()
    expected.push({ write: name, by: sub, id: written, version: made.version, outcome: 'done' })
  }
  const again = await signIn(origin, person)
  const missing = '/api/properties/00000000-0000-4000-8000-000000000000'
  await again.send('DELETE', missing)
  expected.push({ write: 'deleteProperty', by: sub, id: missing.slice(16), version: undefined, outcome: 'not_found' })
  await (await signIn(origin, guest)).send('DELETE', missing)
  await call(missing, { method: 'DELETE' })
  await again.send('PUT', missing, { property: {}, images: [] })
  await call(`/api/analytics/track-view/${missing.slice(16)}`, { method: 'POST' })

  const written = async () => {
    const text = (await readLog()).slice(before)
    expect(writesIn(text).length).toBeGreaterThanOrEqual(expected.length)
    return text
  }
  const log = await vi.waitFor(written, 10_000)
  expect(writesIn(log).map(({ ms: _, ...line }) => line)).toEqual(expected)
  const allWrites = Object.entries<Route>(routes).filter(
    ([, { access, method }]) => access === 'admin' && method !== 'GET',
  )
  expect(new Set(expected.map(({ write }) => write))).toEqual(new Set(allWrites.map(([name]) => name)))

  const whole = await readLog()
  const secrets = [person.email, admin.email, guest.email, person.password, client.session, again.session]
  for (const secret of secrets) expect(whole).not.toContain(secret)
  expect(whole).not.toContain('Sample of the access table')
  expect(log).not.toMatch(/127\.0\.0\.1|::1|user-agent|Mozilla/)
  await cleanUp(await signIn(origin, admin))
  await callUserPool('AdminDeleteUser', { Username: person.email })
}, 60_000)
