import { readFileSync } from 'node:fs'
import { site } from '@porchlight/site/site.config'
import { escapeMarkup, fillIn } from '../machine/markup.ts'
import type { Answer, IdentityRequest } from './exchange.ts'
import type { Pool } from './pool.ts'
import type { Person } from './settings.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const shared = {
  brand: site.brandName,
  site: site.origin,
  lantern: read('lantern.svg'),
  porch: read('porch-at-night.svg'),
}

function hostedPage(title: string, file: string, values: Record<string, string>): string {
  const main = fillIn(read(file), { ...shared, ...values })
  return fillIn(read('hosted-page.html'), { ...shared, title, main })
}

/** Without form-action, because browsers apply it to the redirect to the site. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** An answer with a page that may run no scripts. */
export function html(page: string, status = 200): Answer {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return { status, headers, body: page }
}

interface LoginPage {
  action: string
  email: string
  error: string | undefined
  people: Pick<Person, 'email' | 'password' | 'note'>[]
}

/** `error` belongs to the last attempt. */
export function loginPage({ email, error, people, action }: LoginPage): string {
  const invalid = error ? ' aria-invalid="true" aria-describedby="error"' : ''
  const input = (attributes: string, isNext: boolean) =>
    `<input ${attributes} required${invalid}${isNext ? ' autofocus' : ''}>`
  const username = 'id="username" name="username" type="email" autocapitalize="none" spellcheck="false"'
  const password = 'id="password" name="password" type="password" autocomplete="current-password"'
  return hostedPage(error ? `Error: ${error}` : 'Sign in', 'login.html', {
    action,
    alert: error ? `<p class="error" id="error" role="alert">${escapeMarkup(error)}</p>` : '',
    emailInput: input(`${username} autocomplete="username" value="${escapeMarkup(email)}"`, !email),
    passwordInput: input(password, email !== ''),
    accounts: people.map(account).join(''),
  })
}

function account({ email, password, note }: LoginPage['people'][number]): string {
  const cells = [`<code>${escapeMarkup(email)}</code>`, `<code>${escapeMarkup(password)}</code>`]
  return `<li>${cells.join(' ')} <span>${escapeMarkup(note)}</span></li>`
}

/** Shown if a request cannot be returned to its client. */
export function errorAnswer(_: Pool, { query }: IdentityRequest): Answer {
  const error = query.get('error') ?? 'invalid_request'
  return html(hostedPage('Sign-in cannot go on', 'error.html', { error }), 400)
}

const web = new URL('../../../../web/', import.meta.url)
const files: Record<string, { at: URL; type: string }> = {
  '/tokens.css': { at: new URL('src/shared/styles/tokens.css', web), type: 'text/css; charset=utf-8' },
  '/login.css': { at: new URL('login.css', import.meta.url), type: 'text/css; charset=utf-8' },
  '/porch.css': { at: new URL('porch.css', import.meta.url), type: 'text/css; charset=utf-8' },
  '/favicon.svg': { at: new URL('public/favicon.svg', web), type: 'image/svg+xml' },
  '/fonts/fraunces-display.woff2': { at: new URL('src/shared/fonts/fraunces-display.woff2', web), type: 'font/woff2' },
  '/fonts/figtree-text.woff2': { at: new URL('src/shared/fonts/figtree-text.woff2', web), type: 'font/woff2' },
}

/** Returns a file of the hosted pages, such as design tokens and fonts. */
export function pageFile(path: string): Answer | undefined {
  const file = files[path]
  if (!file) return undefined
  const content = readFileSync(file.at)
  // Tailwind's theme block becomes a rule for :root, as in the site's build.
  const body = path === '/tokens.css' ? content.toString('utf8').replace('@theme', ':root') : content
  return { status: 200, headers: { 'content-type': file.type, 'cache-control': 'public, max-age=300' }, body }
}
