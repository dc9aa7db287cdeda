import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteOf } from '@porchlight/operations/smoke/admin/site'
import { smokeAsAdmin } from '@porchlight/operations/smoke/admin/smoke-as-admin'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, signIn } from '../support/site/client.ts'
import { runCommand } from '../support/site/engineer.ts'
import { dataFolder } from '../support/site/environment.ts'
import { type Fault, none, startFaultyProxy } from '../support/site/faulty-proxy.ts'
import { guest } from '../support/site/hosted-login.ts'
import { createAdmin } from '../support/site/user-pool.ts'
import { origin } from './call.ts'

const folder = mkdtempSync(join(tmpdir(), 'porchlight-smoke-'))
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>
let client: Client
let person: { email: string; password: string }

beforeAll(async () => {
  person = await createAdmin()
  client = await signIn(origin, person)
  proxy = await startFaultyProxy(origin)
  const environment = JSON.parse(readFileSync(join(dataFolder, 'environment.json'), 'utf8'))
  writeFileSync(join(folder, 'environment.json'), JSON.stringify({ ...environment, SITE_URL: proxy.origin }))
})
afterAll(() => {
  proxy.stop()
  rmSync(folder, { recursive: true })
})

/** Returns the checks with their findings. */
async function smokeAs(as: typeof person, fault: Fault = none) {
  proxy.breaks(fault)
  const site = await siteOf('local', folder)
  const results = await smokeAsAdmin(site, { ...as, code: () => Promise.reject(new Error('No code expected')) })
  return results.map(({ check, finding }) => (finding ? `${check}: ${finding}` : check))
}
const failuresOf = (lines: readonly string[]) => lines.filter((line) => line.includes(': '))

async function draftsLeft(): Promise<string[]> {
  const lists = ['/api/properties?scope=admin', '/api/deleted-properties'].map(async (path): Promise<string[]> => {
    const properties: { title: string }[] = await (await client.send('GET', path)).json()
    return properties.map(({ title }) => title)
  })
  return (await Promise.all(lists)).flat().filter((title) => title.startsWith('Smoke test'))
}

const answering =
  (method: string, path: RegExp, status: number): Fault =>
  (response) => {
    if (response.method === method && path.test(response.path)) response.status = status
  }

describe('npm run smoke -- <address> --as=<email address>', { timeout: 60_000 }, () => {
  test('checks a draft with an image as an administrator and leaves nothing behind', async () => {
    const environment = { env: { PORCHLIGHT_PASSWORD: person.password } }
    const { code, output } = await runCommand(dataFolder, ['smoke', origin, `--as=${person.email}`], environment)
    expect(output).not.toContain('WRONG')
    expect(code).toBe(0)
    for (const check of [
      'every kind of page responds',
      'an administrator signs in',
      'an image is uploaded',
      'a draft with the image is created',
      'visitors do not see the draft',
      'a preview link opens without a session',
      'the draft is deleted for good',
      'the preview link ends with the draft',
      'the administrator signs out',
    ])
      expect(output).toContain(`ok     ${check}\n`)
    expect(await draftsLeft()).toEqual([])
  })

  test('sends no token to a URL of another stage', async () => {
    const words: [string, ...string[]] = ['smoke', 'http://127.0.0.1:1', `--as=${person.email}`]
    const { code, output } = await runCommand(dataFolder, words)
    expect([code, output]).toEqual([1, `Stage local is at ${origin}, not at http://127.0.0.1:1.\n`])
  })
})

describe('a step that fails', () => {
  test('is that of a guest, who creates nothing and is signed out', async () => {
    const lines = await smokeAs(guest)
    expect(lines.slice(1)).toEqual([
      `the person may change the site: ${guest.email} may not change this site.`,
      'the administrator signs out',
    ])
    expect(await draftsLeft()).toEqual([])
  })

  test('is a creation whose response was lost, and the draft is deleted permanently', async () => {
    const lines = await smokeAs(person, (response) => {
      if (response.method === 'POST' && response.path === '/api/properties') response.isLost = true
    })
    expect(failuresOf(lines)).toEqual([
      expect.stringContaining('a draft with the image is created: POST /api/properties did not answer'),
    ])
    expect(lines).toEqual(expect.arrayContaining(['the draft is deleted for good', 'the administrator signs out']))
    expect(await draftsLeft()).toEqual([])
  })

  test.each<[string, Fault, string]>([
    [
      'a preview that does not open',
      answering('GET', /^\/api\/previews\//, 500),
      'a preview link opens without a session: The data of the preview link answer 500.',
    ],
    ['a draft that visitors see', answering('GET', /^\/property\//, 200), 'visitors do not see the draft: /property/'],
    [
      'a preview link that survives its draft',
      ({ method }) => {
        if (method === 'DELETE') proxy.breaks(answering('GET', /^\/api\/previews\//, 200))
      },
      'the preview link ends with the draft: The preview link of the deleted draft answers 200',
    ],
  ])('is reported, and the draft is deleted: %s', async (_, fault, sentence) => {
    expect(failuresOf(await smokeAs(person, fault))).toEqual([expect.stringContaining(sentence)])
    expect(await draftsLeft()).toEqual([])
  })

  test('names the draft that could not be deleted', async () => {
    expect(failuresOf(await smokeAs(person, answering('DELETE', /^\/api\/deleted-properties\//, 503)))).toEqual([
      expect.stringMatching(/^the draft is deleted for good: DELETE .* Delete "Smoke test .*" under \/admin yourself/),
    ])
  })
})
