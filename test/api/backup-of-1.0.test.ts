import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Client, okJson, signIn } from '../support/site/client.ts'
import { runCommand } from '../support/site/engineer.ts'
import { admin } from '../support/site/hosted-login.ts'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { type RunningSite, startSite } from '../support/site/running-site.ts'
import { openSandbox } from '../support/site/sandbox.ts'
import { origin as mainOrigin } from './call.ts'

// Written by version 1.0 and never changed: later versions must read it.
const backup = join(repositoryRoot, 'test/fixtures/backup-1.0')
const dataFolder = mkdtempSync(join(tmpdir(), 'porchlight-1.0-'))
let site: RunningSite
let client: Client

beforeAll(async () => {
  site = await startSite({
    port: Number(new URL(mainOrigin).port) + 40,
    demo: 'off',
    dataFolder,
    beside: mainOrigin,
  })
  expect(await runCommand(dataFolder, ['restore', backup])).toMatchObject({ code: 0 })
  client = await signIn(site.origin, admin)
}, 120_000)
afterAll(async () => {
  await site.stop()
  rmSync(dataFolder, { recursive: true, force: true })
})

const titles = z.array(z.object({ id: z.string(), title: z.string() }))
const listOf = async (path: string) => titles.parse(await okJson(await client.send('GET', path)))

test('reads every kind of item that version 1.0 stored', async () => {
  const properties = await listOf('/api/properties?scope=admin')
  expect(properties.map(({ title }) => title).toSorted()).toEqual(['Draft of version 1.0', 'Home of version 1.0'])
  const home = properties.find(({ title }) => title === 'Home of version 1.0')?.id ?? ''
  const sandbox = openSandbox(client)
  expect((await sandbox.read(home)).images).toMatchObject([{ caption: 'The porch', alt: 'A porch' }])
  expect(await sandbox.units(home)).toMatchObject([{ unitNumber: '1A', images: [{}] }])
  expect(await sandbox.heroImages()).toHaveLength(1)
  for (const path of ['/api/history', '/api/deleted-properties', '/api/analytics/views'])
    await okJson(await client.send('GET', path))
})

test('publishes it', async () => {
  await vi.waitFor(
    async () => expect(await (await fetch(`${site.origin}/dallas`)).text()).toContain('Home of version 1.0'),
    { timeout: 60_000, interval: 500 },
  )
})
