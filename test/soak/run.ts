import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withSections } from '../bench/report-file.ts'
import { table } from '../bench/statistics.ts'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { killWrites } from './kills.ts'
import type { SoakResult } from './result.ts'

const diskMegabytes = 400

/** Each part has its own site. */
const parts: Record<string, () => Promise<SoakResult[]>> = {
  storm: () => part('storm'),
  faults: () => part('faults'),
  kills: killWrites,
  crashes: () => part('crashes'),
  disk: async () => (canMount() ? part('disk', onSmallDisk) : skipped('disk', 'it needs Linux with unshare')),
  load: () => part('load'),
  actions: () => part('actions'),
}

/** Mounts a file system for one process and its children, without root. */
const onSmallDisk = (folder: string) => [
  ...['unshare', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=${diskMegabytes}m tmpfs ${folder} && exec "$0" "$@"`,
]

const canMount = () => spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0

function skipped(name: string, reason: string): SoakResult[] {
  console.log(`The part ${name} is left out: ${reason}.`)
  return []
}

async function part(name: string, within: (folder: string) => string[] = () => []): Promise<SoakResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-soak-'))
  const script = fileURLToPath(new URL('./part.ts', import.meta.url))
  const [program = process.execPath, ...args] = [...within(folder), process.execPath, script, name]
  const child = spawn(program, args, {
    env: { ...process.env, PORCHLIGHT_TEST_DATA: folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const end = () => child.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const exited = once(child, 'exit')
  let rows: SoakResult[] | undefined
  child.on('message', (message: SoakResult[]) => {
    rows = message
  })
  await exited
  await rm(folder, { recursive: true, force: true })
  if (!rows) throw new Error(`The part ${name} did not come to its end.`)
  return rows
}

const asked = process.argv.slice(2).filter((name) => name !== '--write')
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

const resultsByPart = new Map<string, SoakResult[]>()
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n${name} ...`)
  try {
    resultsByPart.set(name, await run())
  } catch (error) {
    console.error(error)
    resultsByPart.set(name, [{ check: name, observed: 'it did not finish', limit: 'finishes', met: false }])
  }
}
const tableOf = (rows: SoakResult[]) => table(rows.map(({ met, ...row }) => ({ ...row, '': met ? 'met' : 'MISSED' })))
const rows = [...resultsByPart.values()].flat()
console.log(`\n${tableOf(rows)}\n`)
if (process.argv.includes('--write')) await write()
process.exitCode = rows.every(({ met }) => met) ? 0 : 1

/** Keeps the sections of parts that did not run. */
async function write(): Promise<void> {
  const path = join(repositoryRoot, 'docs/soak.md')
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}`
  const head = `# Soak\n\nWritten by \`npm run soak -- --write\` on ${machine}, shared by the site and its clients.\n\n`
  const former = (await readFile(path, 'utf8')).replace(/^.*?(?=^## )/ms, head)
  const measured = [...resultsByPart].filter(([, results]) => results.length > 0)
  const sections = measured.map(([name, results]) => `## ${name}\n\n${tableOf(results)}`)
  await writeFile(path, withSections(former, sections))
}
