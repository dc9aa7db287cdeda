import { fileURLToPath } from 'node:url'
import type { BuildOptions } from 'esbuild'

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
