import { limits } from '@porchlight/contract/limits'
import { locations } from '@porchlight/contract/properties/options'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { comparison } from '../../shared/comparison/comparison-store.ts'
import { paths } from '../../shared/paths.ts'
import { savedProperties } from '../../shared/saved/saved-properties.ts'
import { pageQueries } from './page-queries.ts'

const intents = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Has the data of a page come as soon as the visitor may want it: when a pointer, a finger or the focus is on its link,
 * and for the links in view when there is nothing else to do and the line is good. Never where data is to be saved.
 */
export function usePrefetch(client: QueryClient): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (navigator.connection?.saveData) return
    // a tap is three signs on one link: the later ones would come before the click, and keep it waiting
    let last: HTMLAnchorElement | null
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link !== last) prefetch(client, link)
      last = link
    }
    for (const intent of intents) addEventListener(intent, onIntent, { passive: true })
    return () => {
      for (const intent of intents) removeEventListener(intent, onIntent)
    }
  }, [client])

  useEffect(() => {
    if (navigator.connection?.saveData || !hasFastConnection()) return
    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        inView.unobserve(target)
        whenIdle(() => prefetch(client, target))
      }
    })
    whenIdle(() => {
      for (const link of document.querySelectorAll('main a[href^="/"]')) inView.observe(link)
    })
    return () => inView.disconnect()
    // another page has other links
  }, [client, pathname])
}

/** Acts when the page is idle. Safari cannot tell, and acts a second later. */
function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action)
  else setTimeout(action, 1000)
}

/** Milliseconds from asking for the page to its first byte on a line that has room to spare. */
const FAST_RESPONSE_MS = 500

/** Not every browser says; where it does not, how the page itself came tells. */
function hasFastConnection(): boolean {
  const { connection } = navigator
  if (connection?.effectiveType) return connection.effectiveType === '4g'
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.responseStart - page.requestStart < FAST_RESPONSE_MS
}

function prefetch(client: QueryClient, { origin, pathname }: HTMLAnchorElement): void {
  if (origin !== location.origin || pathname === location.pathname) return
  const stored = { [paths.saved]: savedProperties, [paths.compare()]: comparison }[pathname]?.get() ?? []
  for (const { id } of stored.slice(0, limits.cardsPerPage)) void client.prefetchQuery(pageQueries.property(id))
  const city = locations.find((location) => paths.city(location) === pathname)
  if (city) void client.prefetchQuery(pageQueries.city(city))
  if (pathname === paths.home) void client.prefetchQuery(pageQueries.heroImages())
  const id = /^\/property\/([^/]+)$/.exec(pathname)?.[1]
  if (!id) return
  void client.prefetchQuery(pageQueries.property(id))
  void client.prefetchQuery(pageQueries.units(id))
}
