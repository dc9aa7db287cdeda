import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Throttle, throttles } from '@porchlight/contract/routes/throttles'
import { smoke } from '@porchlight/operations/smoke/smoke'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Client, okJson, signIn } from '../support/site/client.ts'
import { runCommand } from '../support/site/engineer.ts'
import { admin } from '../support/site/hosted-login.ts'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { type RunningSite, startSite } from '../support/site/running-site.ts'
import { openSandbox, propertyFields, type Sandbox, unitFields } from '../support/site/sandbox.ts'
import { origin as sharedOrigin, unknownId } from './call.ts'

const titles = z.array(z.object({ id: z.string(), title: z.string() }))

let site: RunningSite
let administrator: Client
let sandbox: Sandbox
const backup = mkdtempSync(join(tmpdir(), 'porchlight-backup-'))

beforeAll(async () => {
  site = await startSite({
    port: Number(new URL(sharedOrigin).port) + 50,
    demo: 'off',
    isThrottled: true,
    beside: sharedOrigin,
  })
  administrator = await signIn(site.origin, admin)
  sandbox = openSandbox(administrator)
}, 120_000)
afterAll(async () => {
  await site?.stop()
  rmSync(backup, { recursive: true, force: true })
})

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const { visitors, views, actions, signIn: signInThrottle } = throttles

const publicRoutes: [method: string, path: string, status: number, throttle: Throttle][] = [
  ['GET', '/api/properties', 200, visitors],
  ['GET', `/api/properties/${unknownId}`, 404, visitors],
  ['GET', `/api/properties/${unknownId}/units`, 404, visitors],
  ['GET', '/api/hero-images', 200, visitors],
  ['POST', `/api/analytics/track-view/${unknownId}`, 404, views],
  ['POST', `/api/properties/${unknownId}/actions`, 404, actions],
  ['GET', '/api/login', 302, signInThrottle],
  ['GET', '/api/auth/callback', 400, signInThrottle],
  ['GET', '/api/nowhere', 404, visitors],
  ['GET', `/property/${unknownId}`, 404, visitors],
]

const request = (method: string, path: string) =>
  fetch(site.origin + path, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': browser, 'content-type': 'application/json' },
    body: path.endsWith('/actions') ? '{"action":"apply"}' : null,
  })

/** Stops when each route was throttled once. Returns every status by path. */
function flood(callersPerRoute: number) {
  const started = performance.now()
  const statusesByPath = new Map<string, number[]>(publicRoutes.map(([, path]) => [path, []]))
  let isRunning = true
  const callers = publicRoutes.flatMap(([method, path]) =>
    Array.from({ length: callersPerRoute }, async () => {
      while (isRunning || !statusesByPath.get(path)?.includes(429)) {
        const response = await request(method, path)
        await response.arrayBuffer()
        statusesByPath.get(path)?.push(response.status)
        await setTimeout(5)
      }
    }),
  )
  return async () => {
    isRunning = false
    await Promise.all(callers)
    return { statusesByPath, seconds: (performance.now() - started) / 1000 }
  }
}

test('accepts calls at the rate of ordinary visitors', async () => {
  for (const [method, path, status] of publicRoutes)
    expect([path, (await request(method, path)).status]).toEqual([path, status])
  // Only the edge's own rewrites reach the administrators' routes.
  expect((await request('GET', '/family/properties')).status).toBe(404)
  // The smoke test also works without homes.
  expect((await smoke(site.origin)).flatMap(({ finding }) => finding ?? [])).toEqual([])
})

describe('while every public route is flooded', () => {
  let id: string
  let stop: ReturnType<typeof flood>
  beforeAll(async () => {
    id = (await sandbox.property()).id
    stop = flood(1)
  })

  test('administrators read, save and upload', async () => {
    for (const path of [
      '/api/auth/user',
      '/api/properties?scope=admin',
      '/api/properties',
      `/api/properties/${id}`,
      `/api/properties/${id}/units`,
      '/api/hero-images',
      '/api/analytics/history?days=30',
    ])
      await okJson(await administrator.send('GET', path))
    await okJson(await administrator.send('PUT', `/api/properties/${id}`, { property: propertyFields(), images: [] }))
    const unit = await sandbox.unit(id)
    await okJson(
      await administrator.send('PATCH', `/api/units/${unit.id}`, { unit: unitFields(id, { bedrooms: 2 }), images: [] }),
    )
    await okJson(await administrator.send('DELETE', `/api/units/${unit.id}`))
    const addresses = await Promise.all(
      Array.from({ length: 30 }, () => administrator.send('POST', '/api/objects/upload')),
    )
    expect(addresses.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
  })

  test('others receive 429 and never 5xx, and accepted calls stay within the limits', async () => {
    await setTimeout(1000)
    const { statusesByPath, seconds } = await stop()
    for (const [, path, status, { rate, burst }] of publicRoutes) {
      const statuses = statusesByPath.get(path) ?? []
      expect([path, [...new Set(statuses)].toSorted()]).toEqual([path, [status, 429].toSorted()])
      expect(statuses.filter((one) => one === status).length).toBeLessThanOrEqual(burst + rate * seconds + 1)
    }
  })
})

test('calls without a session or with a made-up one use up no limit of administrators', async () => {
  const path = '/api/people'
  const { burst } = throttles.family
  const strangers = await Promise.all(
    Array.from({ length: 2 * burst }, (_, n) => {
      const headers: Record<string, string> = n % 2 ? { cookie: `__Host-session=${'A'.repeat(43)}` } : {}
      return fetch(site.origin + path, { headers: { 'user-agent': browser, ...headers } })
    }),
  )
  expect(new Set(strangers.map(({ status }) => status))).toEqual(new Set([401]))
  expect(await strangers[0]?.json()).toEqual({ code: 'unauthorized', message: 'Sign in to do this' })
  const own = await Promise.all(Array.from({ length: 16 }, () => administrator.send('GET', path)))
  expect(new Set(own.map(({ status }) => status))).toEqual(new Set([200]))
})

test('returns 429 as JSON that no cache stores, and accepts calls again a second later', async () => {
  const path = '/api/hero-images'
  const { rate, burst } = visitors
  const responses = await Promise.all(Array.from({ length: burst + 20 }, () => request('GET', path)))
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toEqual({ message: 'Too Many Requests' })
  expect(refused[0]?.headers.get('cache-control')).toBe('no-store')
  await setTimeout((burst / rate) * 1000 + 50)
  const later = await Promise.all(Array.from({ length: burst }, () => request('GET', path)))
  expect(later.map(({ status }) => status)).toEqual(Array.from({ length: burst }, () => 200))
})

describe('a site without images', () => {
  const command = (...words: [string, ...string[]]) => runCommand(site.dataFolder, words)

  test('is backed up and restored', async () => {
    expect(await command('backup', backup)).toEqual({
      code: 0,
      output: expect.stringContaining('0 images and 0 variants.'),
    })
    expect(await command('restore', backup)).toEqual({
      code: 0,
      output: expect.stringContaining('0 images and variants'),
    })
  })

  test('shows and publishes every kind of item that version 1.0 stored', async () => {
    // Written by version 1.0 and never changed: later versions must read it.
    const stored = join(repositoryRoot, 'test/fixtures/backup-1.0')
    expect(await command('restore', stored, '--replace', '--yes')).toMatchObject({ code: 0 })
    const client = await signIn(site.origin, admin)
    const properties = titles.parse(await okJson(await client.send('GET', '/api/properties?scope=admin')))
    expect(properties.map(({ title }) => title).toSorted()).toEqual(['Draft of version 1.0', 'Home of version 1.0'])
    const home = properties.find(({ title }) => title === 'Home of version 1.0')?.id ?? ''
    const restored = openSandbox(client)
    expect((await restored.read(home)).images).toMatchObject([{ caption: 'The porch', alt: 'A porch' }])
    expect(await restored.units(home)).toMatchObject([{ unitNumber: '1A', images: [{}] }])
    expect(await restored.heroImages()).toHaveLength(1)
    for (const path of ['/api/history', '/api/deleted-properties', '/api/analytics/views'])
      await okJson(await client.send('GET', path))
    const dallas = async () => (await fetch(`${site.origin}/dallas`)).text()
    await expect.poll(dallas, { timeout: 60_000, interval: 500 }).toContain('Home of version 1.0')
  }, 90_000)

  test('may have nobody in its list of people', async () => {
    for (const email of ['admin@porchlight.test', 'guest@porchlight.test'])
      expect(await command('people', 'remove', email)).toMatchObject({ code: 0 })
    expect(await command('people', 'list')).toEqual({ code: 0, output: '' })
  })
})
