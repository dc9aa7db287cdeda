import { readFileSync } from 'node:fs'
import type { Answer } from './exchange.ts'

const web = new URL('../../../../web/', import.meta.url)
const files: Record<string, { at: URL; type: string }> = {
  '/tokens.css': { at: new URL('src/shared/styles/tokens.css', web), type: 'text/css; charset=utf-8' },
  '/login.css': { at: new URL('login.css', import.meta.url), type: 'text/css; charset=utf-8' },
  '/porch.css': { at: new URL('porch.css', import.meta.url), type: 'text/css; charset=utf-8' },
  '/favicon.svg': { at: new URL('public/favicon.svg', web), type: 'image/svg+xml' },
  '/fonts/fraunces-display.woff2': { at: new URL('src/shared/fonts/fraunces-display.woff2', web), type: 'font/woff2' },
  '/fonts/figtree-text.woff2': { at: new URL('src/shared/fonts/figtree-text.woff2', web), type: 'font/woff2' },
}

/** What the hosted pages are dressed in: the site's own tokens and faces, so that they cannot drift apart. */
export function pageFile(path: string): Answer | undefined {
  const file = files[path]
  if (!file) return undefined
  const content = readFileSync(file.at)
  // The tokens are written for Tailwind, whose theme block is a rule for :root once it is built.
  const body = path === '/tokens.css' ? content.toString('utf8').replace('@theme', ':root') : content
  return { status: 200, headers: { 'content-type': file.type, 'cache-control': 'public, max-age=300' }, body }
}
