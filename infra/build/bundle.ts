import { existsSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { bundleOptions } from '../../functions/bundle/bundle-options.ts'
import { shipPackages } from './ship-packages.ts'

export interface BundleProps {
  /** Entries are relative to this folder, without extension. */
  handlers: string
  /** `packages` cannot be bundled, so they are copied beside the bundle. */
  entries: readonly { name: string; entry: string; packages?: readonly string[] }[]
  packagesOf?: string
  out: string
}

/** Throws naming a missing handler. */
export async function bundleHandlers({ handlers, entries, packagesOf = '.', out }: BundleProps): Promise<void> {
  const sources = entries.map(({ name, entry }) => ({ name, file: path.join(handlers, `${entry}.ts`) }))
  for (const { name, file } of sources) {
    if (!existsSync(file)) throw new Error(`The handler of ${name} is missing: ${file}`)
  }
  const options = {
    entryPoints: Object.fromEntries(sources.map(({ name, file }) => [`${name}/index`, file])),
    outdir: out,
    external: entries.flatMap(({ packages = [] }) => packages.flatMap((name) => [name, `${name}/*`])),
    ...bundleOptions,
  } as const satisfies BuildOptions
  await build(options)
  for (const { name, packages = [] } of entries) {
    shipPackages(packages, { from: packagesOf, out: path.join(out, name) })
  }
}
