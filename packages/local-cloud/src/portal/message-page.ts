import { escapeHtml, page } from './page.ts'

/** A page with one thing to say, and the way back to the site. */
export function messagePage(title: string, message: string, siteOrigin: string): string {
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
<p><a href="/listings">Current rentals</a> · <a href="${escapeHtml(siteOrigin)}" target="_top">Back to the site</a></p>`,
  )
}
