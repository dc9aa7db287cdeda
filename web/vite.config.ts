import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig, type ViteBuilder } from 'vite'
import root from '../package.json' with { type: 'json' }
import { compileEagerly } from './build/compile-eagerly.ts'
import { adminDocument, builtDocument, printEntry, printStyles } from './build/documents.ts'
import { manifest, siteConfig } from './build/site-config.ts'

/** Builds run one after the other: the publisher's build contains file names of the public app's. */
async function buildApp(builder: ViteBuilder) {
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
}

const forBrowsers = {
  // Such as safari16.4.
  target: root.browserslist.map((entry) => entry.replace(' >= ', '').replace('ios_saf', 'ios')),
  modulePreload: { polyfill: false },
}

/** The public app (`client`) and the admin app share no file. The renderer (`ssr`) is in `dist-server`. */
export default defineConfig({
  plugins: [
    siteConfig(),
    builtDocument(),
    react({ jsxImportSource: '#jsx' }),
    tailwindcss(),
    adminDocument(),
    manifest(),
    printStyles(),
    compileEagerly(),
  ],
  server: { proxy: { '^/(api|images)/': { target: process.env.PORCHLIGHT_CDN, changeOrigin: false } } },
  // The content security policy allows fonts and scripts only as files. `?inline` makes an exception for an image.
  build: { assetsInlineLimit: 0 },
  builder: { buildApp },
  environments: {
    client: {
      build: {
        ...forBrowsers,
        rolldownOptions: {
          input: { index: 'index.html', print: printEntry },
        },
      },
    },
    admin: {
      consumer: 'client',
      build: {
        ...forBrowsers,
        rolldownOptions: { input: 'admin.html' },
        emptyOutDir: false,
        copyPublicDir: false,
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      // The first condition selects modules whose unused exports can be removed.
      resolve: { noExternal: true, conditions: ['module-sync', ...defaultServerConditions] },
      build: {
        rolldownOptions: { input: 'src/site/entry-server.ts' },
        outDir: 'dist-server',
        target: 'node24',
        minify: true,
        copyPublicDir: false,
      },
    },
  },
})
