import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { bundleOptions } from '../functions/bundle/bundle-options.ts'
import { shipPackages } from './ship-packages.ts'

export interface BundleProps {
  /** Folder with the handlers; each entry is relative to it, without its ending. */
  handlers: string
  /** `packages` cannot be bundled: they are shipped beside the bundle as they are. */
  entries: readonly { name: string; entry: string; packages?: readonly string[] }[]
  /** The package whose dependencies `packages` are. */
  packagesOf?: string
  /** Receives `<name>/index.mjs` for each entry. */
  out: string
}

/**
 * Bundles every handler in one go, unless nothing that went into the last bundles has changed.
 * Returns whether it bundled. Throws when a handler is missing, naming it.
 */
export async function bundleHandlers({ handlers, entries, packagesOf = '.', out }: BundleProps): Promise<boolean> {
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
  const stampFile = path.join(out, 'inputs')
  const made = JSON.stringify(options)
  const areThere = entries.every(({ name }) => existsSync(path.join(out, name, 'index.mjs')))
  if (areThere && isUpToDate(stampFile, made)) return false

  const { metafile } = await build(options)
  const manifests = entries.flatMap(({ name, packages = [] }) =>
    shipPackages(packages, { from: packagesOf, out: path.join(out, name) }),
  )
  writeFileSync(stampFile, stampOf(made, [...Object.keys(metafile.inputs), ...manifests]))
  return true
}

/** First line: how the bundles were made. Then each input with its modification time (ms) and size (bytes). */
function stampOf(made: string, inputs: string[]): string {
  const versions = inputs.map((file) => {
    const stats = statSync(file, { throwIfNoEntry: false })
    return `${path.resolve(file)}\t${stats?.mtimeMs} ${stats?.size}`
  })
  return [made, ...versions].join('\n')
}

function isUpToDate(stampFile: string, made: string): boolean {
  if (!existsSync(stampFile)) return false
  const stamp = readFileSync(stampFile, 'utf8')
  const inputs = stamp
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t', 1).join())
  return stamp === stampOf(made, inputs)
}
