/** Where a plain click on a link of this site leads, unless it stays on this page. */
export function followedAddress(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  if (link.origin !== location.origin || link.pathname === location.pathname) return undefined
  return `${link.pathname}${link.search}${link.hash}`
}
