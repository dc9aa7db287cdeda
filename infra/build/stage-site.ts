import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The built site, split by how long its files may be kept. Each folder is one deployment. */
export interface StagedSite {
  /** Named by their content. */
  assets: string
  /** The scripts among them after brotli, each with `.br` behind its name. */
  scripts: string
  /** What keeps its name from build to build: icons, the placeholder, the default hero. */
  files: string
  /** Paths of `files` for an invalidation. */
  filePaths: string[]
  /** The admin app's document, which renders itself in the browser. */
  admin: string
  /** What a content security policy calls the inline script of that document: `sha256-...`. */
  adminScript: string
}

const documents = { site: 'index.html', admin: 'admin.html' }

/**
 * Copies the built site (`dist`) into folders below `out`, which is emptied first. Of its two documents, the public app's
 * stays behind: the publisher makes that app's pages. Scripts that `out` held before are not compressed again, which
 * takes two thirds of a synthesis.
 */
export function stageSite(dist: string, out: string): StagedSite {
  for (const name of Object.values(documents))
    if (!existsSync(path.join(dist, name))) throw new Error(`The built site is missing: no ${name} in ${dist}`)
  const before = compressedIn(out)
  rmSync(out, { recursive: true, force: true })
  const folder = (name: string) => {
    const created = path.join(out, name)
    mkdirSync(created, { recursive: true })
    return created
  }
  const staged = {
    assets: folder('assets'),
    scripts: folder('scripts'),
    files: folder('files'),
    admin: folder('admin'),
  }
  const others = readdirSync(dist).filter((name) => name !== 'assets' && !Object.values(documents).includes(name))
  const copy = (from: string, to: string) => cpSync(path.join(dist, from), to, { recursive: true })

  if (existsSync(path.join(dist, 'assets'))) {
    for (const name of readdirSync(path.join(dist, 'assets')).filter((asset) => asset.endsWith('.js'))) {
      const script = readFileSync(path.join(dist, 'assets', name))
      const known = before.get(name)
      const compressed = known?.script.equals(script) ? known.compressed : brotliCompressSync(script)
      writeFileSync(path.join(staged.scripts, `${name}.br`), compressed)
    }
    // After that: where a script is, what was made of it is whole, also when a run is ended on the way.
    copy('assets', staged.assets)
  }
  for (const name of others) copy(name, path.join(staged.files, name))
  copy(documents.admin, path.join(staged.admin, documents.admin))
  return {
    ...staged,
    adminScript: inlineScriptHash(readFileSync(path.join(dist, documents.admin), 'utf8')),
    filePaths: others.map((name) => (statSync(path.join(dist, name)).isDirectory() ? `/${name}/*` : `/${name}`)),
  }
}

/** Scripts by name, as they are and as they were compressed, from the last time. */
function compressedIn(out: string) {
  const found = new Map<string, { script: Buffer; compressed: Buffer }>()
  const scripts = path.join(out, 'scripts')
  if (!existsSync(scripts)) return found
  for (const file of readdirSync(scripts)) {
    const name = path.basename(file, '.br')
    const asset = path.join(out, 'assets', name)
    if (!existsSync(asset)) continue
    found.set(name, { script: readFileSync(asset), compressed: readFileSync(path.join(scripts, file)) })
  }
  return found
}

function inlineScriptHash(document: string): string {
  const [, script] = /<script>([\s\S]*?)<\/script>/.exec(document) ?? []
  if (!script) throw new Error("The admin app's document lacks the script that stands in it")
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
