import { limits } from '@porchlight/contract/limits'
import { locations } from '@porchlight/contract/properties/options'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { comparison } from '../../shared/comparison/comparison-store.ts'
import { paths } from '../../shared/paths.ts'
import { savedProperties } from '../../shared/saved/saved-properties.ts'
import { pageQueries } from './page-queries.ts'

const intents = ['pointerover', 'touchstart', 'focusin'] as const

/** Prefetches a page's data when its link is hovered, touched or focused, unless the visitor saves data. */
export function usePrefetch(client: QueryClient): void {
  useEffect(() => {
    if (navigator.connection?.saveData) return
    // A tap sends three events for one link; handling each would delay the click.
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
