import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { repositoryRoot } from '../support/site/repository-root.ts'
import { judged } from './statistics.ts'

/** Bytes after brotli, with chunks loaded later. */
const scriptLimit = 120 * 1024

export function benchWebBundle() {
  const assets = join(repositoryRoot, 'web/dist/assets')
  const isPublic = loadedByPublicPages(assets)
  const files = readdirSync(assets).map((name) => {
    const kind = extname(name).slice(1)
    const content = readFileSync(join(assets, name))
    const isText = kind === 'js' || kind === 'css' || kind === 'svg'
    return {
      kind,
      loadedBy: isPublic.has(name) ? 'public pages' : 'admin app only',
      bytes: isText ? brotliCompressSync(content).length : content.length,
    }
  })
  return ['public pages', 'admin app only'].flatMap((loadedBy) =>
    [...new Set(files.map(({ kind }) => kind))].flatMap((kind) => {
      const group = files.filter((file) => file.kind === kind && file.loadedBy === loadedBy)
      const total = group.reduce((sum, { bytes }) => sum + bytes, 0)
      const size = (total / 1024).toFixed(1)
      const isMet = kind !== 'js' || loadedBy !== 'public pages' || total <= scriptLimit
      const shown = judged(size, isMet, (scriptLimit / 1024).toFixed(1))
      return group.length ? [{ 'loaded by': loadedBy, kind, files: group.length, 'brotli KB': shown }] : []
    }),
  )
}

function loadedByPublicPages(assets: string): Set<string> {
  const names = readdirSync(assets)
  const found = new Set<string>()
  const look = (text: string) => {
    for (const name of names) {
      if (found.has(name) || !text.includes(name)) continue
      found.add(name)
      if (/\.(js|css)$/.test(name)) look(readFileSync(join(assets, name), 'utf8'))
    }
  }
  look(readFileSync(join(assets, '../index.html'), 'utf8'))
  return found
}
