const home = '/admin'
const base = 'https://site.invalid'
/** Characters after encoding; a cookie holds at most 4096 bytes. */
const longest = 1000

/**
 * Returns the path to open after signing in (with query and fragment) if it is a page of this site, else `/admin`.
 * Anything that could be parsed as another site is rejected.
 */
export function safeReturnTo(wanted: string | undefined): string {
  if (!wanted || !/^\/(?![/\\]|%2f|%5c)/i.test(wanted) || hasControlCharacter(wanted)) return home
  const url = URL.parse(wanted, base)
  if (url?.origin !== base) return home
  // `/.//other.example` begins with two slashes once its dot is resolved.
  const path = url.pathname + url.search + url.hash
  if (/^\/([/\\]|%2f|%5c)/i.test(path) || path.length > longest) return home
  return /^\/api(\/|$)/i.test(url.pathname) ? home : path
}

/** URL parsers drop tabs and newlines, so `/<tab>/other.example` would become another site. */
const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text)
