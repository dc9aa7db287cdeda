import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { repositoryRoot } from '../fixtures/repository-root.ts'

/**
 * Built files by who loads them and kind, in KB after brotli. What the public app's document names is what public pages
 * load, and before it the loader, which stands in the published ones. Of JavaScript public pages may load 110 KB.
 */
export function benchWebBundle() {
  const dist = join(repositoryRoot, 'web/dist')
  const document = readFileSync(join(dist, 'index.html'), 'utf8')
  const files = readdirSync(join(dist, 'assets')).map((name) => {
    const kind = extname(name).slice(1)
    const content = readFileSync(join(dist, 'assets', name))
    const isText = kind === 'js' || kind === 'css' || kind === 'svg'
    return {
      kind,
      // Fonts and drawings are named by the public style sheet.
      loadedBy:
        document.includes(name) || name.startsWith('loader-') || (kind !== 'js' && kind !== 'css')
          ? 'public pages'
          : 'admin app only',
      bytes: isText ? brotliCompressSync(content).length : content.length,
    }
  })
  return ['public pages', 'admin app only'].flatMap((loadedBy) =>
    [...new Set(files.map(({ kind }) => kind))].flatMap((kind) => {
      const group = files.filter((file) => file.kind === kind && file.loadedBy === loadedBy)
      const total = group.reduce((sum, { bytes }) => sum + bytes, 0)
      return group.length
        ? [{ 'loaded by': loadedBy, kind, files: group.length, 'brotli KB': (total / 1024).toFixed(1) }]
        : []
    }),
  )
}
