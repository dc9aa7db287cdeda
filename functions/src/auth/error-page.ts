import { errorBodySchema } from '@porchlight/contract/error'
import { routes } from '@porchlight/contract/routes'
import { escapeHtml } from '@porchlight/contract/text/escape-html'
import { site } from '@porchlight/site/site.config'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as z from 'zod/mini'

/** Returns whether the browser shows the response as a page. */
export const isNavigation = ({ headers }: APIGatewayProxyEventV2) => /\btext\/html\b/i.test(headers.accept ?? '')

/** Keeps status and message, and adds a link to sign in again. */
export function asErrorPage(response: APIGatewayProxyStructuredResultV2): APIGatewayProxyStructuredResultV2 {
  const { message } = z.parse(errorBodySchema, JSON.parse(response.body ?? ''))
  return {
    ...response,
    // The address has a login code, which must not be sent as a referrer.
    headers: { ...response.headers, 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' },
    body: page(message),
  }
}

// The content security policy allows no inline styles and scripts.
const page = (message: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Sign-in did not work – ${escapeHtml(site.brandName)}</title>
</head>
<body>
<main>
<h1>Sign-in did not work</h1>
<p>${escapeHtml(message.replace(/\.?$/, '.'))}</p>
<p><a href="${routes.login.path}">Sign in again</a></p>
<p><a href="/">Back to ${escapeHtml(site.brandName)}</a></p>
</main>
</body>
</html>
`
