import { site } from '@porchlight/site/site.config'
import type { Answer } from './exchange.ts'
import { lantern, porchAtNight } from './porch-at-night.ts'

/** A whole page of the hosted login; `main` is HTML. */
export function hostedPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(site.brandName)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/fraunces-display.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/tokens.css">
<link rel="stylesheet" href="/login.css">
<link rel="stylesheet" href="/porch.css">
</head>
<body>
<header><a class="wordmark" href="${escapeHtml(site.origin)}">${lantern}${escapeHtml(site.brandName)}</a>${porchAtNight}</header>
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

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
