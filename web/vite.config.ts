import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const publicPages = /\/src\/pages\/[\w-]+\.tsx$/

/**
 * Names the public pages' chunks in the shell, so that the browser fetches them beside the entry instead of after it.
 * All of them together are smaller than one photograph.
 */
function preloadPublicPages(): Plugin {
  return {
    name: 'porchlight:preload-public-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const pages = chunks.filter((chunk) => chunk.facadeModuleId && publicPages.test(chunk.facadeModuleId))
        const files = new Set(pages.flatMap((page) => [page.fileName, ...page.imports]))
        const entry = chunks.find((chunk) => chunk.isEntry)
        for (const known of [entry?.fileName, ...(entry?.imports ?? [])]) if (known) files.delete(known)
        return [...files]
          .toSorted()
          .map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` } }))
      },
    },
  }
}

// site.config.ts reads these; the browser has no process.env
const environment = ['PORCHLIGHT_ORIGIN', 'PORCHLIGHT_PORTAL_ORIGIN'] as const

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadPublicPages()],
  define: {
    ...Object.fromEntries(
      environment.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? 'undefined']),
    ),
    'import.meta.env.BUILD_YEAR': String(new Date().getFullYear()),
  },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // the content security policy allows files of this site only, no data: addresses
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
