import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { percentile } from '../bench/statistics.ts'
import { send } from '../hardening/send.ts'
import { allProperties, pick } from '../support/site/catalogue.ts'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { childPids } from '../support/site/running-site.ts'
import { openSandbox, propertyFields, unitFields } from '../support/site/sandbox.ts'
import { atMost, none, type SoakResult } from './result.ts'

const perSecond = 150
const minutes = Number(process.env.PORCHLIGHT_SOAK_MINUTES ?? 5)
const warmUpSeconds = 90
const saveEveryMs = 2000
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Call {
  method: string
  path: string
  headers: [string, string][]
}

interface Observations {
  times: number[]
  problems: string[]
}

/** Sends 150 calls a second without waiting for responses, and a save every 2 s. */
export async function load(origin: string, dataFolder: string): Promise<SoakResult[]> {
  const owner = await signIn(origin, admin)
  const mix = await mixOf(origin, owner.session ?? '')
  await steadily(origin, mix, warmUpSeconds * 1000)
  const before = await memory(dataFolder)
  const ended = new AbortController()
  const saves = savesUntil(origin, ended.signal)
  const observed = await steadily(origin, mix, minutes * 60_000)
  ended.abort()
  const saved = await saves
  const after = await memory(dataFolder)
  return [
    atMost(
      `${observed.times.length} mixed calls at ${perSecond} per second, p99`,
      percentile(observed.times, 0.99),
      250,
      ' ms',
    ),
    atMost(`${saved.times.length} concurrent saves, p99`, percentile(saved.times, 0.99), 250, ' ms'),
    none('errors', [...observed.problems, ...saved.problems]),
    atMost(`memory growth in ${minutes} minutes, from ${before} MB`, (after / before - 1) * 100, 10, ' %'),
  ]
}

async function mixOf(origin: string, session: string): Promise<Call[]> {
  const properties = await allProperties(origin)
  const building = pick(properties, 'with units', ({ unitCount }) => Boolean(unitCount))
  const pictures = properties.flatMap(({ images }) => images.map(({ imageUrl }) => imageUrl.slice(1)))
  const some = <T>(all: readonly T[], n: number): T[] =>
    Array.from({ length: n }, (_, k) => all[(k * 7) % all.length] as T)
  const get = (path: string, headers: [string, string][] = []): Call => ({
    method: 'GET',
    path,
    headers: [['user-agent', browser], ['accept-encoding', 'br, gzip'], ...headers],
  })
  const cookie: [string, string] = ['cookie', `__Host-session=${session}`]
  const mix = [
    ...some(['/', '/atlanta', '/dallas', '/about', '/compare', '/sitemap.xml', '/property/nobody'], 28).map((path) =>
      get(path),
    ),
    ...some(properties, 16).map(({ id }) => get(`/property/${id}`)),
    ...some(pictures, 20).map((key) => get(`/${key}`)),
    ...some(['/api/properties', '/api/hero-images', `/api/properties/${building.id}/units`], 12).map((path) =>
      get(path),
    ),
    ...some(properties, 8).map(({ id }) => get(`/api/properties/${id}`)),
    ...some(['/api/auth/user', '/api/analytics/history?days=30', '/api/properties?scope=admin'], 4).map((path) =>
      get(path, [cookie]),
    ),
    ...some(properties, 12).map(({ id }) => ({ ...get(`/api/analytics/track-view/${id}`), method: 'POST' })),
  ]
  return some(
    mix.toSorted((a, b) => hash(a.path) - hash(b.path)),
    100,
  )
}

const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

const isFine = (path: string, status: number) => status === (path.endsWith('nobody') ? 404 : 200)

async function steadily(origin: string, mix: readonly Call[], ms: number): Promise<Observations> {
  const observed: Observations = { times: [], problems: [] }
  const open = new Set<Promise<void>>()
  const start = performance.now()
  for (let sent = 0; performance.now() - start < ms; ) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond)
    for (; sent < due; sent += 1) {
      const call = one(origin, mix[sent % mix.length] as Call, observed).finally(() => open.delete(call))
      open.add(call)
    }
    await setTimeout(3)
  }
  await Promise.all(open)
  return observed
}

async function one(origin: string, call: Call, { times, problems }: Observations): Promise<void> {
  try {
    const { status, ms } = await send(origin, call)
    times.push(ms)
    if (!isFine(call.path, status)) problems.push(`${call.method} ${call.path} was answered with ${status}`)
  } catch (error) {
    problems.push(`${call.method} ${call.path} was not answered: ${error}`)
  }
}

async function savesUntil(origin: string, signal: AbortSignal): Promise<Observations> {
  const client = await signIn(origin, admin)
  const observed: Observations = { times: [], problems: [] }
  const timed = {
    ...client,
    async send(...call: Parameters<typeof client.send>) {
      const start = performance.now()
      const response = await client.send(...call)
      observed.times.push(performance.now() - start)
      if (!response.ok) observed.problems.push(`${call[0]} ${call[1]} was answered with ${response.status}`)
      return response
    },
  }
  const sandbox = openSandbox(timed)
  const pause = () => setTimeout(saveEveryMs, undefined, { signal }).catch(() => {})
  while (!signal.aborted) {
    const { id } = await sandbox.property()
    await pause()
    await timed.send('PUT', `/api/properties/${id}`, { property: propertyFields(), images: [] })
    await pause()
    await timed.send('POST', '/api/units', { unit: unitFields(id), images: [] })
    await pause()
    await sandbox.clear()
    await pause()
  }
  return observed
}

/** The median of several samples in MB. */
async function memory(dataFolder: string): Promise<number> {
  const samples: number[] = []
  for (let n = 0; n < 5; n += 1) {
    const pids = Object.values(await childPids(dataFolder))
    const sizes = pids.map(async (pid) => /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1])
    samples.push((await Promise.all(sizes)).reduce((sum, kb) => sum + Number(kb) / 1024, 0))
    await setTimeout(500)
  }
  return Math.round(percentile(samples, 0.5))
}
