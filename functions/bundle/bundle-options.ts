import { fileURLToPath } from 'node:url'
import type { BuildOptions } from 'esbuild'

/** How every Lambda is bundled: one ESM file that starts fast. */
export const bundleOptions = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Packages that offer both forms: a minifier can drop what nobody imports from the ESM one alone.
  mainFields: ['module', 'main'],
  alias: {
    'porchlight:pages': fileURLToPath(new URL('../../web/dist-server/entry-server.js', import.meta.url)),
    '@aws-sdk/credential-provider-node': fileURLToPath(new URL('lean-credentials.ts', import.meta.url)),
  },
  // For CommonJS packages inside an ESM bundle; a minifier would never give out these names.
  banner: {
    js: "import{createRequire as porchlight$createRequire}from'node:module';const require=porchlight$createRequire(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
} as const satisfies BuildOptions
