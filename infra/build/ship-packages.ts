import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** Node never loads these. */
const unloaded = /\/(src|install|libheif|node_modules)(\/|$)|\.d\.[cm]?ts$|\.md$/

/**
 * Copies packages and their installed dependencies, including native libraries of every processor. `from` is the
 * package that depends on them. Throws when one is not installed.
 */
export function shipPackages(names: readonly string[], { from, out }: { from: string; out: string }): void {
  const folders = new Map<string, string>()
  const visit = (name: string, modules: string) => {
    const link = path.join(modules, name)
    if (folders.has(name) || !existsSync(link)) return
    const folder = realpathSync(link)
    folders.set(name, folder)
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    )
    // pnpm links a package's dependencies beside it.
    const siblings = folder.slice(0, -name.length)
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) visit(needed, siblings)
  }
  for (const name of names) {
    const modules = path.join(from, 'node_modules')
    if (!existsSync(path.join(modules, name))) throw new Error(`The package ${name} is not installed in ${from}`)
    visit(name, modules)
  }
  for (const [name, folder] of folders) {
    const filter = (file: string) => !unloaded.test(file.slice(folder.length))
    cpSync(folder, path.join(out, 'node_modules', name), { recursive: true, dereference: true, filter })
  }
}
