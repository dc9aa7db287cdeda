import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../test/support/infra/temporary-folder.ts'
import { makeVariants } from '../deployed-functions.ts'
import { shipPackages } from './ship-packages.ts'

const functions = path.resolve(import.meta.dirname, '../../functions')
const out = temporaryFolder()
shipPackages(makeVariants.packages ?? [], { from: functions, out })
const shipped = (file: string) => path.join(out, 'node_modules', file)

test('includes the libraries for Lambda’s processor, of the version that is used here', () => {
  const versionOf = (name: string) => JSON.parse(readFileSync(shipped(`${name}/package.json`), 'utf8')).version
  const { version, optionalDependencies } = JSON.parse(readFileSync(shipped('sharp/package.json'), 'utf8'))
  expect(versionOf('@img/sharp-linux-arm64')).toBe(version)
  expect(versionOf('@img/sharp-libvips-linux-arm64')).toBe(optionalDependencies['@img/sharp-libvips-linux-arm64'])
  const [library = ''] = globSync(shipped('@img/sharp-linux-arm64/**/*.node'))
  // In an ELF file 183 is AArch64.
  expect(readFileSync(library).readUInt16LE(18)).toBe(183)
})

test('stays far below Lambda’s limit of 250 MB', () => {
  const bytes = globSync(path.join(out, '**'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)
  expect(bytes).toBeGreaterThan(10_000_000)
  expect(bytes).toBeLessThan(80_000_000)
})

test('includes everything to read a JPEG and a HEIC outside of the workspace', () => {
  const script = path.join(out, 'index.mjs')
  writeFileSync(
    script,
    `import sharp from 'sharp'
     import libheif from 'libheif-js/wasm-bundle.js'
     const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).jpeg().toBuffer()
     console.log((await sharp(jpeg).avif().toBuffer()).length > 0, typeof libheif.HeifDecoder)`,
  )
  expect(execFileSync(process.execPath, [script], { encoding: 'utf8', env: {} }).trim()).toBe('true function')
})

test('includes no sources and no build tools', () => {
  expect(existsSync(shipped('sharp/src'))).toBe(false)
  expect(existsSync(shipped('sharp/install'))).toBe(false)
})

test('names a package that is not installed', () => {
  expect(() => shipPackages(['left-pad'], { from: functions, out })).toThrow('The package left-pad is not installed')
})
