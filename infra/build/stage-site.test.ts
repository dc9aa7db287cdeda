import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { writeFiles } from '../fixtures/write-files.ts'
import { stageSite } from './stage-site.ts'

const built = {
  'dist/index.html': 'the public app',
  'dist/admin.html': '<script>early()</script> the admin app',
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

it('splits the built site by how long its files may be kept', () => {
  const { assets, files, filePaths, admin } = staged(built)
  expect(readdirSync(assets)).toEqual(['index-abc.css', 'index-abc.js'])
  expect(readdirSync(files)).toEqual(['icons', 'robots.txt'])
  expect(filePaths.toSorted()).toEqual(['/icons/*', '/robots.txt'])
  expect(readFileSync(path.join(admin, 'admin.html'), 'utf8')).toBe(built['dist/admin.html'])
})

it('compresses scripts once and well', () => {
  const { scripts } = staged(built)
  expect(readdirSync(scripts)).toEqual(['index-abc.js.br'])
  expect(brotliDecompressSync(readFileSync(path.join(scripts, 'index-abc.js.br'))).toString()).toBe('script')
})

it('compresses anew only what has changed, and what an ended run has not finished', () => {
  const folder = temporaryFolder()
  writeFiles(folder, { ...built, 'dist/assets/other-def.js': 'other', 'dist/assets/third-ghi.js': 'third' })
  const stage = () => stageSite(path.join(folder, 'dist'), path.join(folder, 'staged'))
  const { assets, scripts } = stage()
  const read = (name: string) => brotliDecompressSync(readFileSync(path.join(scripts, `${name}.br`))).toString()
  for (const name of readdirSync(scripts)) writeFileSync(path.join(scripts, name), brotliCompressSync('from before'))
  writeFiles(folder, { 'dist/assets/other-def.js': 'other, changed' })
  rmSync(path.join(assets, 'third-ghi.js'))
  stage()
  expect(['index-abc.js', 'other-def.js', 'third-ghi.js'].map(read)).toEqual(['from before', 'other, changed', 'third'])
})

it('tells which script stands in the admin app’s document', () => {
  const { adminScript } = staged(built)
  expect(adminScript).toBe(`sha256-${createHash('sha256').update('early()').digest('base64')}`)
  expect(() => staged({ ...built, 'dist/admin.html': '<script src="/early.js"></script>' })).toThrow('lacks the script')
})

it('says so when there is no built site', () => {
  expect(() => staged({ 'dist/robots.txt': '' })).toThrow('The built site is missing')
})
