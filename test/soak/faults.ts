import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../packages/local-cloud/src/machine/ports.ts'
import { tableCommand } from '../../packages/local-cloud/src/table/table-command.ts'
import { findInconsistencies, storedOriginals } from '../hardening/invariants.ts'
import { send } from '../hardening/send.ts'
import { storedItems } from '../hardening/stored-items.ts'
import { type Fault, startFaultyLine } from '../support/functions/faulty-line.ts'
import { allProperties, pick } from '../support/site/catalogue.ts'
import { signIn } from '../support/site/client.ts'
import { admin } from '../support/site/hosted-login.ts'
import { propertyFields } from '../support/site/sandbox.ts'
import { atMost, none, type SoakResult } from './result.ts'

const CONCURRENCY = 40
const rounds = 3
const timeoutMs = 30_000

let now = (): Fault => 'none'

const kinds: Record<string, () => Fault> = {
  'table 300 ms slower': () => 300,
  'table 900 ms slower': () => 900,
  'table cuts connections': () => 'reset',
  'table fails 30 % of requests': () => (Math.random() < 0.3 ? 'error' : 'none'),
  'table loses 30 % of responses': () => (Math.random() < 0.3 ? 'lost' : 'none'),
  'table never responds': () => 'hang',
}

/** `now` is the current fault. Both servers end with this process. */
export async function startTableBehindFaults(folder: string): Promise<{ endpoint: string; stop(): void }> {
  const port = await freePort()
  const file = join(folder, 'behind-faults.db')
  const [program, ...words] = await tableCommand()
  const server = spawn(program, [...words, 'serve', '--port', String(port), '--db-path', file], { stdio: 'ignore' })
  process.once('exit', () => server.kill('SIGKILL'))
  const line = await startFaultyLine(`http://127.0.0.1:${port}`, () => now())
  return {
    endpoint: line.endpoint,
    stop() {
      line.stop()
      server.kill('SIGKILL')
    },
  }
}

/** Sends reads, 40 at once, and saves during and after each fault. */
export async function faults(origin: string): Promise<SoakResult[]> {
  const owner = await signIn(origin, admin)
  const building = pick(await allProperties(origin), 'with units', ({ unitCount }) => Boolean(unitCount))
  const reads = [
    ...['/', `/property/${building.id}`, '/api/properties', `/api/properties/${building.id}`, '/api/hero-images'],
    ...[
      `/api/properties/${building.id}/units`,
      '/api/auth/user',
      '/api/properties?scope=admin',
      '/api/analytics/history?days=30',
    ],
  ]
  const cookie: [string, string] = ['cookie', `__Host-session=${owner.session}`]
  const read = (path: string) => send(origin, { method: 'GET', path, headers: [cookie] })
  const burst = async (path: string) => Promise.all(Array.from({ length: CONCURRENCY }, () => read(path)))
  const acknowledged: string[] = []
  const problems: string[] = []

  async function save(during: string) {
    const answer = await owner.send('POST', '/api/properties', { property: propertyFields(), images: [] })
    if (answer.ok) acknowledged.push((await answer.json()).id)
    else if (answer.status !== 503) problems.push(`${during}: a save returned ${answer.status}`)
  }

  const rows: SoakResult[] = []
  for (const path of reads) await burst(path)
  for (const [name, fault] of Object.entries(kinds)) {
    let slowest = 0
    now = fault
    for (let round = 0; round < rounds; round += 1) {
      const saves = Promise.all(Array.from({ length: 5 }, () => save(name)))
      for (const path of reads) {
        for (const { status, ms } of await burst(path)) {
          slowest = Math.max(slowest, ms)
          if (status !== 200 && status !== 503) problems.push(`${name}: ${path} returned ${status}`)
        }
      }
      await saves
    }
    now = () => 'none'
    const recovered = await untilAllAnswer(() => Promise.all(reads.map(burst)))
    rows.push(atMost(`${name}: slowest read`, slowest, 3000, ' ms'))
    rows.push(atMost(`${name}: recovery`, recovered, 5, ' s'))
  }
  rows.push(none('statuses other than 200 and 503', problems))
  const items = await storedItems()
  const lost = acknowledged.filter((id) => !items.some(({ PK, SK }) => PK === `PROPERTY#${id}` && SK === 'PROPERTY'))
  rows.push(none(`lost saves of ${acknowledged.length} acknowledged`, lost))
  rows.push(none('partial writes', findInconsistencies(items, await storedOriginals())))
  return rows
}

/** Seconds. */
async function untilAllAnswer(reads: () => Promise<{ status: number }[][]>): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < timeoutMs) {
    if ((await reads()).flat().every(({ status }) => status === 200)) break
    await setTimeout(250)
  }
  return (performance.now() - start) / 1000
}
