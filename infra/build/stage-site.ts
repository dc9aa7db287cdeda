import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Folders have different cache lifetimes; each is one deployment. */
export interface StagedSite {
  /** Names contain a hash of the content. */
  assets: string
  /** Names are stable: icons, the placeholder, the default hero. */
  files: string
  admin: string
}

const documents = { site: 'index.html', admin: 'admin.html' }

/**
 * Copies the built site (`dist`) into folders below `out`, which is emptied first. Leaves out the public app's
 * document, since the publisher writes its pages.
 */
export function stageSite(dist: string, out: string): StagedSite {
  for (const name of Object.values(documents))
    if (!existsSync(path.join(dist, name))) throw new Error(`The built site is missing: no ${name} in ${dist}`)
  rmSync(out, { recursive: true, force: true })
  const folder = (name: string) => {
    const created = path.join(out, name)
    mkdirSync(created, { recursive: true })
    return created
  }
  const staged = {
    assets: folder('assets'),
    files: folder('files'),
    admin: folder('admin'),
  }
  const others = readdirSync(dist).filter((name) => name !== 'assets' && !Object.values(documents).includes(name))
  const copy = (from: string, to: string) => cpSync(path.join(dist, from), to, { recursive: true })

  if (existsSync(path.join(dist, 'assets'))) copy('assets', staged.assets)
  for (const name of others) copy(name, path.join(staged.files, name))
  copy(documents.admin, path.join(staged.admin, documents.admin))
  return staged
}
