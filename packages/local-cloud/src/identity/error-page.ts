import { site } from '@porchlight/site/site.config'
import type { Answer, Asked } from './exchange.ts'
import { escapeHtml, hostedPage, html } from './hosted-page.ts'
import type { Pool } from './pool.ts'

/** GET /error: where a request ends that cannot be sent back to its client. */
export function errorAnswer(_: Pool, { query }: Asked): Answer {
  const error = query.get('error') ?? 'invalid_request'
  const page = hostedPage(
    'Sign-in cannot go on',
    `<div class="sheet">
<h1>Sign-in cannot go on</h1>
<p class="lead">An error was encountered with the requested page.</p>
<p class="trouble">${escapeHtml(error)}</p>
<p><a class="back" href="${escapeHtml(site.origin)}">Back to ${escapeHtml(site.brandName)}</a></p>
</div>`,
  )
  return html(page, 400)
}
