import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import settings from '../cdk.json' with { type: 'json' }
import { addStacks } from '../test/support/infra/minimal-assembly.ts'
import { temporaryFolder } from '../test/support/infra/temporary-folder.ts'
import { bundleHandlers } from './build/bundle.ts'

afterEach(() => void vi.useRealTimers())

const contentOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  )

/** Another machine has other folders for sources, bundles and output, and builds on another day. */
async function build(day: string) {
  vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] })
  const bundles = temporaryFolder()
  const entries = [{ name: 'update-unit', entry: 'admin/update-unit' }]
  await bundleHandlers({ handlers: path.resolve('functions/src/handlers'), entries, out: bundles })
  const { app, outdir } = addStacks()
  app.synth()
  return { bundles: contentOf(bundles), assembly: contentOf(outdir) }
}

test('two builds of one source are equal, byte for byte, in any folder and on any day', async () => {
  const [one, other] = [await build('2026-01-31T23:59:59Z'), await build('2027-06-01T12:00:00Z')]
  expect(one.bundles['update-unit/index.mjs']?.length).toBeGreaterThan(100_000)
  expect(one.bundles).toEqual(other.bundles)
  expect(Object.keys(one.assembly)).toEqual(
    expect.arrayContaining(['PorchlightApp-prod.template.json', 'PorchlightApp-prod.assets.json', 'manifest.json']),
  )
  expect(one.assembly).toEqual(other.assembly)
})

test('cdk.json has no context key of which the CDK warns in each run', () => {
  expect(Object.keys(settings.context).filter((key) => key.startsWith('aws:'))).toEqual([])
})
