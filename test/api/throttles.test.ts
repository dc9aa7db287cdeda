import { setTimeout } from 'node:timers/promises'
import { type Throttle, throttles } from '@porchlight/contract/routes/throttles'
import { smoke } from '@porchlight/operations/smoke/smoke'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, okJson, signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { type RunningSite, startSite } from '../support/site/running-site.ts'
import { openSandbox, propertyFields, type Sandbox, unitFields } from '../support/site/sandbox.ts'
import { origin as sharedOrigin, unknownId } from './call.ts'

let site: RunningSite
let family: Client
let sandbox: Sandbox
let id: string

beforeAll(async () => {
  // Its four ports lie behind those of the site that all other tests share.
  site = await startSite({
    port: Number(new URL(sharedOrigin).port) + 50,
    demo: 'off',
    isThrottled: true,
    beside: sharedOrigin,
  })
  family = await signIn(site.origin, admin)
  sandbox = openSandbox(family)
  id = (await sandbox.property()).id
}, 120_000)
afterAll(() => site.stop())

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const { visitors, views, signIn: signingIn } = throttles

/** What anybody can call, what it answers as long as it is not too often, and how often that is. */
const open: [method: string, path: string, status: number, throttle: Throttle][] = [
  ['GET', '/api/properties', 200, visitors],
  ['GET', `/api/properties/${unknownId}`, 404, visitors],
  ['GET', `/api/properties/${unknownId}/units`, 404, visitors],
  ['GET', '/api/hero-images', 200, visitors],
  ['POST', `/api/analytics/track-view/${unknownId}`, 404, views],
  ['GET', '/api/login', 302, signingIn],
  ['GET', '/api/auth/callback', 400, signingIn],
  ['GET', '/api/nowhere', 404, visitors],
  ['GET', `/property/${unknownId}`, 404, visitors],
]

const ask = (method: string, path: string) =>
  fetch(site.origin + path, { method, redirect: 'manual', headers: { 'user-agent': browser } })

/**
 * Calls everything that is open some hundred times a second, until it is told to stop and each way in has been refused
 * once: how soon that is depends on the machine. Gives every status by path.
 */
function flood(callersPerRoute: number) {
  const started = performance.now()
  const seen = new Map<string, number[]>(open.map(([, path]) => [path, []]))
  let goesOn = true
  const callers = open.flatMap(([method, path]) =>
    Array.from({ length: callersPerRoute }, async () => {
      while (goesOn || !seen.get(path)?.includes(429)) {
        const answer = await ask(method, path)
        await answer.arrayBuffer()
        seen.get(path)?.push(answer.status)
        // The machine is to be left something to answer with.
        await setTimeout(5)
      }
    }),
  )
  return async () => {
    goesOn = false
    await Promise.all(callers)
    return { seen, seconds: (performance.now() - started) / 1000 }
  }
}

test('lets everybody in who calls as people do', async () => {
  for (const [method, path, status] of open) expect([path, (await ask(method, path)).status]).toEqual([path, status])
  // The edge has no such path: only what it rewrites itself gets to the family's routes.
  expect((await ask('GET', '/family/properties')).status).toBe(404)
  const findings = (await smoke(site.origin)).flatMap(({ finding }) => finding ?? [])
  expect(findings.filter((finding) => finding.includes('429'))).toEqual([])
})

describe('while everything that is open is flooded', () => {
  let stop: ReturnType<typeof flood>
  beforeAll(() => {
    stop = flood(1)
  })

  test('the family reads what visitors read, saves, and uploads', async () => {
    for (const path of [
      '/api/auth/user',
      '/api/properties?scope=admin',
      '/api/properties',
      `/api/properties/${id}`,
      `/api/properties/${id}/units`,
      '/api/hero-images',
      '/api/analytics/history?days=30',
    ])
      await okJson(await family.send('GET', path))
    await okJson(await family.send('PUT', `/api/properties/${id}`, { property: propertyFields(), images: [] }))
    const unit = await sandbox.unit(id)
    await okJson(
      await family.send('PATCH', `/api/units/${unit.id}`, { unit: unitFields(id, { bedrooms: 2 }), images: [] }),
    )
    await okJson(await family.send('DELETE', `/api/units/${unit.id}`))
    const addresses = await Promise.all(Array.from({ length: 30 }, () => family.send('POST', '/api/objects/upload')))
    expect(addresses.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200))
  })

  test('the others get 429, never 5xx, and what is taken stays within the bounds', async () => {
    await setTimeout(1000)
    const { seen, seconds } = await stop()
    for (const [, path, status, { rate, burst }] of open) {
      const statuses = seen.get(path) ?? []
      expect([path, [...new Set(statuses)].toSorted()]).toEqual([path, [status, 429].toSorted()])
      expect(statuses.filter((one) => one === status).length).toBeLessThanOrEqual(burst + rate * seconds + 1)
    }
  })
})

test('refuses in words that scripts understand and no cache keeps, and takes calls again a second later', async () => {
  const path = '/api/hero-images'
  const { rate, burst } = visitors
  const answers = await Promise.all(Array.from({ length: burst + 20 }, () => ask('GET', path)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toEqual({ message: 'Too Many Requests' })
  expect(refused[0]?.headers.get('cache-control')).toBe('no-store')
  await setTimeout((burst / rate) * 1000 + 50)
  const later = await Promise.all(Array.from({ length: burst }, () => ask('GET', path)))
  expect(later.map(({ status }) => status)).toEqual(Array.from({ length: burst }, () => 200))
})
