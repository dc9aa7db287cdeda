import { readFileSync } from 'node:fs'
import { site } from '@porchlight/site/site.config'
import { escapeMarkup } from '../machine/markup.ts'
import type { Answer, Asked } from './exchange.ts'
import type { Pool } from './pool.ts'
import type { Person } from './settings.ts'

const drawing = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
/** The lantern of the word mark, and the doorway beside the form; both are coloured by porch.css. */
const lantern = drawing('lantern.svg')
const porchAtNight = drawing('porch-at-night.svg')

/** A whole page of the hosted login; `main` is HTML. */
export function hostedPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} · ${escapeMarkup(site.brandName)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/fraunces-display.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/fonts/figtree-text.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/tokens.css">
<link rel="stylesheet" href="/login.css">
<link rel="stylesheet" href="/porch.css">
</head>
<body>
<header><a class="wordmark" href="${escapeMarkup(site.origin)}">${lantern}${escapeMarkup(site.brandName)}</a>${porchAtNight}</header>
<main>${main}</main>
</body>
</html>
`
}

/** No form-action: browsers hold it against the redirect that follows a form, which leads to the site. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export function html(page: string, status = 200): Answer {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return { status, headers, body: page }
}

interface LoginPage {
  /** Where the form is sent. */
  action: string
  csrf: string
  email: string
  trouble?: string
  people: Pick<Person, 'email' | 'password' | 'note'>[]
}

/** The form to sign in with, and which accounts there are. `trouble` says why the last attempt failed. */
export function loginPage({ action, csrf, email, trouble, people }: LoginPage): string {
  const invalid = trouble ? ' aria-invalid="true" aria-describedby="trouble"' : ''
  const focus = (wanted: boolean) => (wanted ? ' autofocus' : '')
  return hostedPage(
    trouble ? `Error: ${trouble}` : 'Sign in',
    `<div class="sheet">
<h1>Sign in</h1>
<p class="lead">For the family, to look after the houses.</p>
<form method="post" action="${escapeMarkup(action)}">
<input type="hidden" name="_csrf" value="${escapeMarkup(csrf)}">
${trouble ? `<p class="trouble" id="trouble" role="alert">${escapeMarkup(trouble)}</p>` : ''}
<p class="field"><label for="username">Email</label>
<input id="username" name="username" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeMarkup(email)}"${invalid}${focus(!email)}></p>
<p class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid}${focus(email !== '')}></p>
<button type="submit">Sign in</button>
</form>
<aside aria-labelledby="stand-in">
<h2 id="stand-in">This is the local stand-in</h2>
<p>It takes the place of the hosted sign-in while the site runs on this machine. Accounts that are ready to use:</p>
<ul>${people.map(account).join('')}</ul>
</aside>
</div>`,
  )
}

function account({ email, password, note }: LoginPage['people'][number]): string {
  const cells = [`<code>${escapeMarkup(email)}</code>`, `<code>${escapeMarkup(password)}</code>`]
  return `<li>${cells.join(' ')} <span>${escapeMarkup(note)}</span></li>`
}

/** GET /error: where a request ends that cannot be sent back to its client. */
export function errorAnswer(_: Pool, { query }: Asked): Answer {
  const error = query.get('error') ?? 'invalid_request'
  const page = hostedPage(
    'Sign-in cannot go on',
    `<div class="sheet">
<h1>Sign-in cannot go on</h1>
<p class="lead">An error was encountered with the requested page.</p>
<p class="trouble">${escapeMarkup(error)}</p>
<p><a class="back" href="${escapeMarkup(site.origin)}">Back to ${escapeMarkup(site.brandName)}</a></p>
</div>`,
  )
  return html(page, 400)
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

/** A file that the hosted pages load: the site's own design tokens and typefaces among them, so that they look alike. */
export function pageFile(path: string): Answer | undefined {
  const file = files[path]
  if (!file) return undefined
  const content = readFileSync(file.at)
  // The tokens are written for Tailwind, whose theme block is a rule for :root once it is built.
  const body = path === '/tokens.css' ? content.toString('utf8').replace('@theme', ':root') : content
  return { status: 200, headers: { 'content-type': file.type, 'cache-control': 'public, max-age=300' }, body }
}
