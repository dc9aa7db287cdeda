import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../test/support/infra/temporary-folder.ts'
import { writeFiles } from '../../test/support/infra/write-files.ts'
import { bundleHandlers } from './bundle.ts'

function project() {
  const folder = temporaryFolder()
  writeFiles(folder, {
    'handlers/public/greet.ts': "import { name } from '../../name.ts'\nexport const handler = () => name as string",
    'name.ts': "export const name: string = require('node:path').basename('/a/first')",
  })
  const out = path.join(folder, 'dist')
  const bundle = (entries = [{ name: 'greet', entry: 'public/greet' }]) =>
    bundleHandlers({ handlers: path.join(folder, 'handlers'), entries, out })
  const greeting = async (version: number) =>
    (await import(`${pathToFileURL(path.join(out, 'greet/index.mjs'))}?${version}`)).handler()
  return { folder, out, bundle, greeting }
}

describe('bundling the handlers', () => {
  test('creates one module of each, which may use CommonJS', async () => {
    const { bundle, greeting } = project()
    await bundle()
    expect(await greeting(1)).toBe('first')
  })

  test('creates changed modules again', async () => {
    const { folder, bundle, greeting } = project()
    await bundle()
    writeFiles(folder, { 'name.ts': "export const name = 'second'" })
    await bundle()
    expect(await greeting(2)).toBe('second')
  })

  test('names a missing handler', async () => {
    const { bundle } = project()
    await expect(bundle([{ name: 'leave', entry: 'public/leave' }])).rejects.toThrow(
      /The handler of leave is missing: .*public\/leave\.ts/,
    )
  })
})
