import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { publicRoutes } from '@porchlight/contract/public-routes'
import { site } from '@porchlight/site/site.config'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig, type Plugin, type ViteBuilder } from 'vite'
import { type BuiltDocument, withoutFaces } from './src/site/publish/built-document.ts'
import { rulesOf } from './src/site/publish/style-rules.ts'

/**
 * Reads and checks the site config while building: a mistake stops the build, and its schema stays out of the browser.
 * The origin may be known before the site is deployed: its domain, or this machine. Else pages are found under the name
 * that CloudFront made up, which the publisher is told and a browser sees.
 */
function siteConfig(): Plugin {
  const known = process.env.PORCHLIGHT_ORIGIN
  const { origin: _standIn, ...rest } = site
  return {
    name: 'porchlight:site-config',
    load: {
      filter: { id: /\/packages\/site\/site\.config\.ts$/ },
      handler() {
        const told = this.environment.name === 'ssr' ? 'process.env.SITE_ORIGIN' : 'location.origin'
        return `export const site = { ...${JSON.stringify(rest)}, origin: ${known ? JSON.stringify(known) : told} }`
      },
    },
  }
}

/** What a phone shows of the site on its home screen, under the name that the site config gives it. */
function manifest(): Plugin {
  const tokens = readFileSync(path.resolve(import.meta.dirname, 'src/shared/styles/tokens.css'), 'utf8')
  const paper = /--color-paper: (#\w+)/.exec(tokens)?.[1]
  const icon = (name: string, sizes: string, purpose = 'any') => ({
    src: `/icons/${name}.png`,
    sizes,
    type: 'image/png',
    purpose,
  })
  const source = JSON.stringify({
    name: site.brandName,
    short_name: site.brandName,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    // its pages lead to the portal, in tabs of their own
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [icon('192', '192x192'), icon('512', '512x512'), icon('maskable-512', '512x512', 'maskable')],
  })
  return {
    name: 'porchlight:manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.json', source })
    },
    configureServer({ middlewares }) {
      middlewares.use('/manifest.json', (_request, response) => {
        response.setHeader('content-type', 'application/json').end(source)
      })
    },
  }
}

/** Works out while building what public pages know of the API: zod, and every schema, stay out of them. */
function publicContract(): Plugin {
  return {
    name: 'porchlight:public-contract',
    load: {
      filter: { id: /\/packages\/contract\/public-routes\.ts$/ },
      handler: () => `export const publicRoutes = ${JSON.stringify(publicRoutes)}`,
    },
  }
}

/** Hands the build of the public app to the build for the publisher, which comes after it. */
function builtDocument(): Plugin {
  return {
    name: 'porchlight:built-document',
    resolveId: { filter: { id: /^virtual:built-document$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:built-document$/ },
      handler() {
        const dist = path.resolve(import.meta.dirname, 'dist')
        const shell = readFileSync(path.join(dist, 'index.html'), 'utf8')
        const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(shell)?.[1]
        const assets = readdirSync(path.join(dist, 'assets'))
        const asset = (pattern: RegExp) => assets.find((file) => pattern.test(file))
        const [loader, chosen, whole] = [/^loader-.*\.js$/, /^chosen-.*\.js$/, /^screen-.*\.css$/].map(asset)
        if (!sheet || !loader || !chosen || !whole)
          throw new Error('Build for browsers first: web/dist lacks style sheets or scripts.')
        const css = readFileSync(path.join(dist, sheet), 'utf8').trim()
        const codeOf = (file: string) => readFileSync(path.join(dist, 'assets', file), 'utf8').trim()
        const built: BuiltDocument = {
          shell,
          css,
          styles: { rules: rulesOf(withoutFaces(css)), address: `/assets/${whole}` },
          loader: { address: `/assets/${loader}`, code: codeOf(loader) },
          chosen: codeOf(chosen),
        }
        return `export const built = ${JSON.stringify(built)}`
      },
    },
  }
}

/** Names the style sheet for paper in the public document: Vite would leave one that the document names in its parts. */
function printSheet(): Plugin {
  return {
    name: 'porchlight:print-sheet',
    transformIndexHtml(_html, { filename, bundle }) {
      if (!filename.endsWith('/index.html')) return []
      const built = Object.keys(bundle ?? {}).find((file) => /^assets\/print-[^/]*\.css$/.test(file))
      if (bundle && !built) throw new Error('There is no style sheet for paper')
      const attrs = { media: 'print', rel: 'stylesheet', href: `/${built ?? printEntry}` }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  }
}

/** Names the admin area's first script in its document, before all else. */
function earlyScript(): Plugin {
  return {
    name: 'porchlight:early-script',
    transformIndexHtml(_html, { filename, bundle }) {
      if (!filename.endsWith('/admin.html')) return []
      const built = Object.keys(bundle ?? {}).find((file) => /^assets\/early-[^/]*\.js$/.test(file))
      if (bundle && !built) throw new Error('There is no early script')
      const attrs = { src: `/${built ?? earlyEntry}` }
      return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
    },
  }
}

/** Has the dev server show the admin app's document at all of its addresses, as the edge does. */
function adminDocument(): Plugin {
  return {
    name: 'porchlight:admin-document',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/admin(?:[/?]|$)/.test(request.url ?? '')) request.url = '/admin.html'
        next()
      })
    },
  }
}

/** Takes out of the style sheets what Tailwind says in addition to `@property`, for browsers older than our target. */
function withoutFallbacks(): Plugin {
  const fallback = /@layer properties\{@supports [^{]*\{[^{]*\{[^{}]*\}\}\}/
  return {
    name: 'porchlight:without-fallbacks',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const css = String(file.source)
        if (css.includes('@property') && !fallback.test(css)) this.error('Tailwind writes its fallback in another way')
        file.source = css.replace(fallback, '')
      }
    },
  }
}

/** Writes the public style sheet once more without its faces, which the loader brings: see `BuiltDocument`. */
function screenSheet(): Plugin {
  return {
    name: 'porchlight:screen-sheet',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => /^assets\/index-[^/]*\.css$/.test(fileName))
      if (sheet?.type !== 'asset') return this.error('There is no public style sheet')
      this.emitFile({ type: 'asset', name: 'screen.css', source: withoutFaces(String(sheet.source)) })
    },
  }
}

const printEntry = 'src/site/print/print.css'
const earlyEntry = 'src/admin/early.ts'

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
    publicContract(),
    builtDocument(),
    react(),
    tailwindcss(),
    adminDocument(),
    manifest(),
    printSheet(),
    earlyScript(),
    withoutFallbacks(),
    screenSheet(),
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
          input: {
            index: 'index.html',
            loader: 'src/site/loader/loader.ts',
            chosen: 'src/site/loader/chosen.ts',
            print: printEntry,
          },
        },
      },
    },
    admin: {
      consumer: 'client',
      build: {
        ...forBrowsers,
        rolldownOptions: { input: { admin: 'admin.html', early: earlyEntry } },
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
