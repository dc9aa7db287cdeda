const home = '/admin'
const base = 'https://site.invalid'
/** Characters after encoding; the cookie that carries it holds at most 4096 bytes. */
const longest = 1000

/**
 * Where to go after signing in: the path (with query and fragment) when it is one of this site's pages, else `/admin`.
 * What a browser, or anything on the way, could read as another site is not a path of this site.
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

/** URL parsers drop tabs and newlines, so that `/<tab>/other.example` would become another site. */
const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text)
