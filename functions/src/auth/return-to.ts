const DEFAULT_PATH = '/admin'
const base = 'https://site.invalid'
/** Characters after encoding; a cookie holds at most 4096 bytes. */
const MAX_LENGTH = 1000

/**
 * Returns the path to open after signing in if it is a page of this site, else `/admin`. Rejects anything that could
 * be parsed as another site.
 */
export function safeReturnTo(returnTo: string | undefined): string {
  if (!returnTo || !/^\/(?![/\\]|%2f|%5c)/i.test(returnTo) || hasControlCharacter(returnTo)) return DEFAULT_PATH
  const url = URL.parse(returnTo, base)
  if (url?.origin !== base) return DEFAULT_PATH
  // `/.//other.example` begins with two slashes once its dot is resolved.
  const path = url.pathname + url.search + url.hash
  if (/^\/([/\\]|%2f|%5c)/i.test(path) || path.length > MAX_LENGTH) return DEFAULT_PATH
  return /^\/api(\/|$)/i.test(url.pathname) ? DEFAULT_PATH : path
}

/** URL parsers drop tabs and newlines, so `/<tab>/other.example` would become another site. */
const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text)
