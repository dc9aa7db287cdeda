import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiEvent } from '../../test/support/functions/api-event.ts'
import { propertyFields } from '../../test/support/functions/examples.ts'
import { userPoolEnvironment } from '../../test/support/functions/identity-provider.ts'
import { startTable, type TestTable } from '../../test/support/functions/table-server.ts'
import { createProperty } from '../src/data/properties/property-repository.ts'
import { bundleOptions } from './bundle-options.ts'

const handlers = fileURLToPath(new URL('../src/handlers/', import.meta.url))
// A unit test lacks the web app's pages and the libraries that are copied beside a bundle.
const missing = ['porchlight:pages', 'sharp', 'libheif-js', 'libheif-js/*']
const carriers = ['events/publish.ts', 'events/make-variants.ts', 'events/reconcile-images.ts']
// missing-page.ts contains only the web app's pages.
const files = globSync('*/*.ts', { cwd: handlers }).filter((file) => !/\.test\.ts$|missing-page/.test(file))
const nameOf = (file: string) => path.basename(file, '.ts')

/** Limits of decision 017. The web app's pages add some 320 KB to the publisher. */
const bundles = files.map((file) => ({
  name: nameOf(file),
  isWhole: !carriers.includes(file),
  kilobytes: carriers.includes(file) ? 900 : 600,
}))

let outdir: string
let server: TestTable
let bytes: Map<string, number>
let withAccounts: string[]

beforeAll(async () => {
  server = await startTable()
  outdir = await mkdtemp(path.join(tmpdir(), 'porchlight-bundles-'))
  const entryPoints = Object.fromEntries(files.map((file) => [`${nameOf(file)}/index`, path.join(handlers, file)]))
  const { 'porchlight:pages': _, ...alias } = bundleOptions.alias
  const { metafile } = await build({ ...bundleOptions, alias, external: missing, entryPoints, outdir })
  withAccounts = Object.entries(metafile.outputs)
    .filter(([, { inputs }]) => Object.keys(inputs).some((input) => input.includes('client-cognito-identity-provider')))
    .map(([file]) => path.basename(path.dirname(file)))
  bytes = new Map(Object.entries(metafile.outputs).map(([file, output]) => [path.resolve(file), output.bytes]))
})
afterAll(async () => {
  await server.stop()
  await rm(outdir, { recursive: true, force: true })
})

const bundleOf = (name: string) => path.join(outdir, name, 'index.mjs')

test.each(bundles)('the Lambda $name is at most $kilobytes KB', ({ name, kilobytes }) => {
  expect(bytes.get(bundleOf(name))).toBeLessThanOrEqual(kilobytes * 1024)
})

test('only the functions about people contain the client of the user pool', () => {
  const people = ['invite-again', 'invite-person', 'list-people', 'remove-person', 'sign-out-person']
  expect(withAccounts.toSorted()).toEqual(people)
})

/** The process has only the environment of a Lambda. Returns its output. */
async function runAsLambda(script: string): Promise<string> {
  const names = ['PATH', 'TABLE_NAME', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
  const table = Object.fromEntries([...names, 'AWS_ENDPOINT_URL_DYNAMODB'].map((name) => [name, process.env[name]]))
  const own = { ORIGINALS_BUCKET: 'originals', VARIANTS_BUCKET: 'variants', SITE_ORIGIN: 'https://www.homes.org' }
  const env = { ...table, ...userPoolEnvironment, ...own }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env })
  return stdout
}

test('every bundle can be imported with the environment of a Lambda', async () => {
  const whole = bundles.filter(({ isWhole }) => isWhole).map(({ name }) => name)
  const script = `
    const imported = []
    for (const name of ${JSON.stringify(whole)}) {
      const { handler } = await import('${outdir}/' + name + '/index.mjs')
      if (typeof handler === 'function') imported.push(name)
    }
    console.log(JSON.stringify(imported))`
  expect(JSON.parse(await runAsLambda(script))).toEqual(whole)
})

test('a bundle reads the table with the credentials of its environment', async () => {
  const property = await createProperty(server.table, { fields: propertyFields, images: [] })
  const event = JSON.stringify(apiEvent({ id: property.id }))
  const script = `const { handler } = await import('${bundleOf('get-property')}'); console.log(JSON.stringify(await handler(${event}, {})))`
  const { statusCode, body } = JSON.parse(await runAsLambda(script))
  expect([statusCode, JSON.parse(body)]).toEqual([200, property])
})
