import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { repositoryRoot } from '../fixtures/repository-root.ts'

/** Every built file of the public site by kind, in KB after brotli. */
export function benchWebBundle() {
  const folder = join(repositoryRoot, 'web/dist/assets')
  const files = readdirSync(folder).map((name) => ({
    name,
    kind: extname(name).slice(1),
    brotli: ['.js', '.css'].includes(extname(name))
      ? brotliCompressSync(readFileSync(join(folder, name))).length
      : readFileSync(join(folder, name)).length,
  }))
  const kinds = [...new Set(files.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const ofKind = files.filter((file) => file.kind === kind)
    const total = ofKind.reduce((sum, { brotli }) => sum + brotli, 0)
    return { kind, files: ofKind.length, 'brotli KB': (total / 1024).toFixed(1) }
  })
}
