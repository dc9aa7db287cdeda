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
        const pages = chunks.filter((chunk) => /\/src\/pages\/[\w-]+\.tsx$/.test(chunk.facadeModuleId ?? ''))
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

export default defineConfig({
  plugins: [siteConfig(), react(), tailwindcss(), preloadPages()],
  define: {
    'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()),
  },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // the content security policy allows files of this site only, no data: addresses
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // without it, what public pages share with the admin area becomes files of its own, each one more request
        codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] },
      },
    },
  },
})
