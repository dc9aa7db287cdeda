import { limits } from '@porchlight/contract/limits'

/**
 * Returns where a visit began: `share` or `flyer` by the parameter of this site's own links, the host of another site,
 * or `direct`. Undefined for pages opened from this site, reloaded, or reopened by the back button.
 */
export function visitStart({ search, hostname }: Location, referrer: string): string | undefined {
  if (performance.getEntriesByType('navigation')[0]?.toJSON().type !== 'navigate') return undefined
  const from = new URLSearchParams(search).get('from')
  if (from === 'share' || from === 'flyer') return from
  if (!referrer) return 'direct'
  const host = new URL(referrer).hostname.slice(0, limits.visitStart)
  return host === hostname ? undefined : host
}
