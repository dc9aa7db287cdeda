import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig, type ViteBuilder } from 'vite'
import { compileEagerly } from './build/compile-eagerly.ts'
import { adminDocument, builtDocument, printEntry, printStyles } from './build/documents.ts'
import { manifest, siteConfig } from './build/site-config.ts'

/** One after the other: the publisher's build holds names of files of the public app's. */
async function buildApp(builder: ViteBuilder) {
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
}

const forBrowsers = {
  target: ['chrome111', 'safari16.4', 'firefox128'],
  modulePreload: { polyfill: false },
}

/**
 * Three builds: the public app (`client`) and the admin app, which share no file of script or style, go to `dist`; what
 * the publisher renders pages with (`ssr`) goes to `dist-server`.
 */
export default defineConfig({
  plugins: [
    siteConfig(),
    builtDocument(),
    react(),
    tailwindcss(),
    adminDocument(),
    manifest(),
    printStyles(),
    compileEagerly(),
  ],
  define: { 'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()) },
  // the content security policy allows no fonts and scripts but files; `?inline` says it of a picture
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
      // by the first condition modules are read whose unused parts can be left out
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
