import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleOptions } from '../bundle/bundle-options.ts'
import { createProperty } from '../src/data/properties/property-repository.ts'
import { apiEvent } from './api-event.ts'
import { propertyFields } from './examples.ts'
import { userPoolEnvironment } from './identity-provider.ts'
import { startTable, type TestTable } from './table-server.ts'

const handlers = fileURLToPath(new URL('../src/handlers/', import.meta.url))
// Those that carry the web app's pages need its build, and answer no visitor who waits for them.
const carryPages = ['events/publish.ts', 'public/missing-page.ts']
// Its libraries are shipped beside it, and nobody waits for it either.
const carryLibraries = ['events/make-variants.ts']
const files = globSync('*/*.ts', { cwd: handlers }).filter(
  (file) => !file.endsWith('.test.ts') && ![...carryPages, ...carryLibraries].includes(file),
)
const names = files.map((file) => path.basename(file, '.ts'))

let outdir: string
let server: TestTable
let bytes: Map<string, number>

beforeAll(async () => {
  server = await startTable()
  outdir = await mkdtemp(path.join(tmpdir(), 'porchlight-bundles-'))
  const entryPoints = Object.fromEntries(
    files.map((file) => [`${path.basename(file, '.ts')}/index`, path.join(handlers, file)]),
  )
  const { metafile } = await build({ ...bundleOptions, entryPoints, outdir })
  bytes = new Map(Object.entries(metafile.outputs).map(([file, output]) => [path.resolve(file), output.bytes]))
}, 60_000)
afterAll(async () => {
  await server.stop()
  await rm(outdir, { recursive: true, force: true })
})

const bundleOf = (name: string) => path.join(outdir, name, 'index.mjs')

test.each(names)('the Lambda %s is at most 500 KB', (name) => {
  expect(bytes.get(bundleOf(name))).toBeLessThanOrEqual(500 * 1024)
})

/** Runs a script in a fresh process with nothing but the environment of a Lambda; gives what it printed. */
async function runAsLambda(script: string): Promise<string> {
  const names = ['PATH', 'TABLE_NAME', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
  const table = Object.fromEntries([...names, 'AWS_ENDPOINT_URL_DYNAMODB'].map((name) => [name, process.env[name]]))
  const env = { ...table, ...userPoolEnvironment, ORIGINALS_BUCKET: 'originals', VARIANTS_BUCKET: 'variants' }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env })
  return stdout
}

/**
 * Milliseconds that a fresh process takes to import a bundle with the environment of a Lambda: by the clock, or of the
 * processor where other processes had it meanwhile.
 */
async function importTime(file: string): Promise<number> {
  const script = `
    const [start, before] = [performance.now(), process.cpuUsage()]
    await import('${file}')
    const { user, system } = process.cpuUsage(before)
    console.log(Math.min(performance.now() - start, (user + system) / 1000))`
  return Number(await runAsLambda(script))
}

// Other tests run beside this one, so one fast enough import among 60 counts; the bench prints medians.
test.each(names)(
  'the Lambda %s is imported within 90 ms',
  async (name) => {
    const times: number[] = []
    do times.push(await importTime(bundleOf(name)))
    while (Math.min(...times) > 90 && times.length < 60)
    expect(Math.min(...times)).toBeLessThanOrEqual(90)
  },
  30_000,
)

test('a bundle answers from the table with the credentials of its environment', async () => {
  const property = await createProperty(server.table, { fields: propertyFields, images: [] })
  const event = JSON.stringify(apiEvent({ id: property.id }))
  const script = `const { handler } = await import('${bundleOf('get-property')}'); console.log(JSON.stringify(await handler(${event}, {})))`
  const { statusCode, body } = JSON.parse(await runAsLambda(script))
  expect([statusCode, JSON.parse(body)]).toEqual([200, property])
})
