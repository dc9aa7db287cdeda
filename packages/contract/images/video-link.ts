import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { trimText } from '../text/trim-text.ts'
import { webAddress } from '../text/web-address.ts'

/**
 * Link to a video in a request. Adds a missing scheme, replaces http by https and takes the
 * address from embed code and punctuation. Refuses what is no web address (docs/product/property-page.md#video-links).
 */
export const videoLinkSchema = z.nullable(
  z
    .string()
    .check(
      z.overwrite(withScheme),
      z.maxLength(limits.youtubeUrl),
      z.regex(webAddress, 'Must be a web address, such as https://www.youtube.com/watch?v=...'),
    ),
)

function withScheme(typed: string): string {
  const link = withoutMarkup(trimText(typed))
  if (/^(?:http:)?\/\//i.test(link)) return link.replace(/^(?:http:)?/i, 'https:')
  // A host and a path, unlike a sentence or a file name.
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+\//i.test(link) ? `https://${link}` : link
}

/** Returns the address in embed code, or between brackets and punctuation. */
function withoutMarkup(text: string): string {
  const source = /^<iframe\s(?:[^>]*\s)?src=["']([^"']+)["']/i.exec(text)?.[1] ?? text
  return source
    .replaceAll('&amp;', '&')
    .replace(/^[<("'“‘[]+/, '')
    .replace(source.slice(1).includes('(') ? /[\s.,;:!…"'”’>\]*]+$/ : /[\s.,;:!…"'”’>\]*)]+$/, '')
}
