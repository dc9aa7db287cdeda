import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/support/infra/temporary-folder.ts'
import { writeFiles } from '../../test/support/infra/write-files.ts'
import { ensureSiteIsBuilt } from './build-site.ts'

function web(files: Record<string, string>) {
  const folder = temporaryFolder()
  writeFiles(folder, { 'package.json': '{ "type": "module" }', ...files })
  mkdirSync(path.join(folder, 'node_modules'))
  symlinkSync(
    path.resolve(import.meta.dirname, '../../web/node_modules/vite'),
    path.join(folder, 'node_modules/vite'),
    'dir',
  )
  return folder
}

test('builds a missing web app', () => {
  const ssr = '{ build: { outDir: "dist-server", rolldownOptions: { input: "entry-server.js" } } }'
  const folder = web({
    'index.html': '<!doctype html><title>Home</title>',
    'entry-server.js': '',
    'vite.config.js': `export default { builder: {}, environments: { client: {}, ssr: ${ssr} } }`,
  })
  const dist = ensureSiteIsBuilt(folder)
  expect(existsSync(path.join(dist, 'index.html'))).toBe(true)
  expect(existsSync(path.join(folder, 'dist-server/entry-server.js'))).toBe(true)
})

test('uses an existing build', () => {
  const dist = ensureSiteIsBuilt(
    web({ 'dist/index.html': 'built before', 'dist/admin.html': '', 'dist-server/entry-server.js': '' }),
  )
  expect(readFileSync(path.join(dist, 'index.html'), 'utf8')).toBe('built before')
})

test('stops when the web app does not build', () => {
  expect(() => ensureSiteIsBuilt(web({ 'vite.config.js': 'throw new Error("broken on purpose")' }))).toThrow(
    'The web app could not be built',
  )
})
