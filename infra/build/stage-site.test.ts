import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/support/infra/temporary-folder.ts'
import { writeFiles } from '../../test/support/infra/write-files.ts'
import { stageSite } from './stage-site.ts'

const built = {
  'dist/index.html': 'the public app',
  'dist/admin.html': 'the admin app',
  'dist/assets/index-abc.js': 'script',
  'dist/assets/index-abc.css': 'style',
  'dist/robots.txt': '',
  'dist/icons/lamp.svg': '',
}

function staged(files: Record<string, string>) {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  return stageSite(path.join(folder, 'dist'), path.join(folder, 'staged'))
}

test('splits the built site by cache lifetime', () => {
  const { assets, files, admin } = staged(built)
  expect(readdirSync(assets)).toEqual(['index-abc.css', 'index-abc.js'])
  expect(readdirSync(files)).toEqual(['icons', 'robots.txt'])
  expect(readFileSync(path.join(admin, 'admin.html'), 'utf8')).toBe(built['dist/admin.html'])
})

test('throws an error without a built site', () => {
  expect(() => staged({ 'dist/robots.txt': '' })).toThrow('The built site is missing')
})
