import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'
import { shipPackages } from './ship-packages.ts'

/** Options of every Lambda: one small ESM file. */
export const bundleOptions = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Packages that have both builds allow tree shaking only with ESM.
  mainFields: ['module', 'main'],
  alias: {
    'porchlight:pages': fileURLToPath(new URL('../../web/dist-server/entry-server.js', import.meta.url)),
  },
  // CommonJS packages in an ESM bundle need `require`. Minified names cannot collide with this one.
  banner: {
    js: "import{createRequire as porchlight$createRequire}from'node:module';const require=porchlight$createRequire(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
} as const satisfies BuildOptions

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
  await build({
    entryPoints: Object.fromEntries(sources.map(({ name, file }) => [`${name}/index`, file])),
    outdir: out,
    external: entries.flatMap(({ packages = [] }) => packages.flatMap((name) => [name, `${name}/*`])),
    ...bundleOptions,
  })
  for (const { name, packages = [] } of entries) {
    shipPackages(packages, { from: packagesOf, out: path.join(out, name) })
  }
}
