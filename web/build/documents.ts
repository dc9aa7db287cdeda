import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { BuiltDocument } from '../src/site/publish/built-document.ts'

export const printEntry = 'src/site/print/print.css'

/** Every page would contain these. */
const commentLine = /^ *\/\/ .*\n/gm

/** Lets the page renderer import the built HTML file and its styles. Throws if they are not built. */
export function builtDocument(): Plugin {
  return {
    name: 'porchlight:built-document',
    resolveId: { filter: { id: /^virtual:built-document$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:built-document$/ },
      handler() {
        const dist = path.resolve(import.meta.dirname, '../dist')
        const shell = readFileSync(path.join(dist, 'index.html'), 'utf8').replaceAll(commentLine, '')
        const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(shell)?.[1]
        if (!sheet) throw new Error('Build for browsers first: web/dist lacks a style sheet.')
        const read = (file: string) => readFileSync(path.join(dist, file), 'utf8').trim()
        const built: BuiltDocument = { shell: withIcon(shell, read('favicon.svg')), css: read(sheet) }
        return `export const built = ${JSON.stringify(built)}`
      },
    },
  }
}

/** Its request would delay the first image. */
const withIcon = (shell: string, icon: string) =>
  shell.replace('"/favicon.svg"', `"data:image/svg+xml,${encodeURIComponent(icon)}"`)

/** Adds the print style sheet to index.html. Vite would drop the media attribute of a link written there. */
export function printStyles(): Plugin {
  return {
    name: 'porchlight:print-styles',
    transformIndexHtml(_html, { filename, bundle }) {
      if (!filename.endsWith('/index.html')) return []
      const built = Object.keys(bundle ?? {}).find((file) => /^assets\/print-[^/]*\.css$/.test(file))
      if (bundle && !built) throw new Error('There is no print style sheet')
      const attrs = { rel: 'stylesheet', media: 'print', href: `/${built ?? printEntry}` }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  }
}

/** Serves admin.html at all addresses of the admin app, like the edge. */
export function adminDocument(): Plugin {
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
