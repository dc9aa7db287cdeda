import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { publicRoutes } from '@porchlight/contract/public-routes'
import { site } from '@porchlight/site/site.config'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Names the lazy pages' chunks in the shell, so that the browser fetches them beside the entry instead of after it.
 * All of them together are smaller than one photograph.
 */
function preloadPages(): Plugin {
  return {
    name: 'porchlight:preload-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const pages = chunks.filter((chunk) => /\/src\/site\/pages\/[\w-]+\.tsx$/.test(chunk.facadeModuleId ?? ''))
        const first = chunks.filter((chunk) => chunk.isEntry).flatMap((entry) => [entry.fileName, ...entry.imports])
        const files = new Set(pages.flatMap((page) => [page.fileName, ...page.imports]))
        for (const file of first) files.delete(file)
        return [...files].toSorted().map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        }))
      },
    },
  }
}

/** Reads and checks the site config while building: a mistake stops the build, and its schema stays out of the browser. */
function siteConfig(): Plugin {
  return {
    name: 'porchlight:site-config',
    load: {
      filter: { id: /\/packages\/site\/site\.config\.ts$/ },
      handler: () => `export const site = ${JSON.stringify(site)}`,
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

/** Hands the build for browsers to the build for the publisher, which comes after it. */
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
        const loader = readdirSync(path.join(dist, 'assets')).find((file) => /^loader-.*\.js$/.test(file))
        if (!sheet || !loader) throw new Error('Build for browsers first: web/dist holds no style sheet or no loader.')
        const css = readFileSync(path.join(dist, sheet), 'utf8').trim()
        const code = readFileSync(path.join(dist, 'assets', loader), 'utf8').trim()
        return `export const built = ${JSON.stringify({ shell, css, loader: { address: `/assets/${loader}`, code } })}`
      },
    },
  }
}

/** The administrators' area is never published; it would make the publisher three times as large. */
function withoutAdminArea(): Plugin {
  return {
    name: 'porchlight:without-admin-area',
    load: {
      filter: { id: /\/src\/admin\/pages\/admin-area\.tsx$/ },
      handler: () => 'export const AdminArea = () => null',
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

/**
 * Has Chromium compile what every public page runs while it arrives, on a core that is idle. Else each function is read
 * once more when it is first called, which is half of the time in which the page cannot answer.
 * https://v8.dev/blog/explicit-compile-hints
 */
function compiledAhead(): Plugin {
  return {
    name: 'porchlight:compiled-ahead',
    generateBundle: {
      // it has to be the first line, and Vite writes one before that
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && ['react', 'index'].includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}

const define = { 'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()) }

/** For browsers, and (`--ssr`) for the publisher. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        plugins: [siteConfig(), publicContract(), builtDocument(), withoutAdminArea(), react()],
        define: { ...define, 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          rolldownOptions: { input: 'src/site/entry-server.ts' },
          outDir: 'dist-server',
          target: 'node24',
          // as in the build for browsers, or a page says other addresses than its script
          assetsInlineLimit: 0,
          minify: true,
          copyPublicDir: false,
        },
      }
    : {
        plugins: [
          siteConfig(),
          publicContract(),
          react(),
          tailwindcss(),
          withoutFallbacks(),
          compiledAhead(),
          preloadPages(),
        ],
        define,
        build: {
          target: ['chrome111', 'safari16.4', 'firefox128'],
          // the content security policy allows no fonts and scripts but files; `?inline` says it of a picture
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: { index: 'index.html', loader: 'src/site/loader/loader.ts' },
            output: {
              codeSplitting: {
                groups: [
                  // in a file of its own: two shorter tasks instead of one long
                  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                  // without it, what public pages share with the admin area becomes files of its own, each one more
                  // request; the loader is all that a published page needs at first
                  { name: 'index', tags: ['$initial'], test: (id: string) => !id.includes('/src/site/loader/') },
                ],
              },
            },
          },
        },
      },
)
