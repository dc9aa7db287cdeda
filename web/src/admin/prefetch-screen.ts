import { heroHistoryId } from '@porchlight/contract/history/history'
import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { adminQueries } from './api/admin-queries.ts'
import { historyQueries } from './api/history-queries.ts'
import { propertyQueries } from './api/property-queries.ts'
import { timeInAddress } from './features/analytics/time-filters.ts'

type Prefetch = (client: QueryClient, id: string, search: URLSearchParams) => Promise<unknown>[]

const screens: Record<string, Prefetch> = {
  [paths.admin]: (client) => [client.prefetchQuery(adminQueries.properties())],
  [paths.adminAnalytics]: (client, _id, search) => [
    client.prefetchQuery(adminQueries.properties()),
    client.prefetchQuery(adminQueries.views()),
    client.prefetchQuery(adminQueries.history(timeInAddress.read(search).days)),
  ],
  [paths.adminHero]: (client) => [client.prefetchQuery(adminQueries.heroImages())],
  [paths.adminDeleted]: (client) => [client.prefetchQuery(adminQueries.deleted())],
  [paths.adminPeople]: (client) => [client.prefetchQuery(adminQueries.people())],
  [paths.adminActivity]: (client) => [
    client.prefetchQuery(adminQueries.properties()),
    client.prefetchInfiniteQuery(historyQueries.list({})),
  ],
  [paths.adminHeroHistory]: (client) => [
    client.prefetchInfiniteQuery(historyQueries.list({ historyId: heroHistoryId })),
  ],
  '/admin/property/:id': (client, id) => (id === 'new' ? [] : [client.prefetchQuery(propertyQueries.detail(id))]),
  '/admin/property/:id/history': (client, id) => [client.prefetchInfiniteQuery(historyQueries.list({ historyId: id }))],
}

/**
 * Starts the first calls of the screen at an address. Its functions then start in parallel to the session's. The screen
 * reads again what was answered before it opened.
 */
export function prefetchScreen(client: QueryClient, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  for (const [path, prefetch] of Object.entries(screens)) {
    const match = matchPath(path, pathname)
    if (match) void Promise.all(prefetch(client, match.params.id ?? '', new URLSearchParams(search)))
  }
}
