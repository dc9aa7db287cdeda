/**
 * Whether this is the comparison, and its address or this browser names homes for it: then the empty one, as it was
 * published, is not to be seen. The loader shares no code with the site's script, which knows the same key and parameter.
 */
export function hasComparison(): boolean {
  if (location.pathname !== '/compare') return false
  if (new URLSearchParams(location.search).get('ids')) return true
  try {
    return JSON.parse(localStorage.getItem('porchlight.comparison') ?? '[]').length > 1
  } catch {
    return false
  }
}
