import { routes } from '@porchlight/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'

export const analyticsQueries = {
  /** How often each property was viewed, in all and on each of the last 30 days. */
  views: () =>
    queryOptions({
      queryKey: ['view-counts', { days: 30 }],
      queryFn: ({ signal }) => callApi(routes.listViewCounts, { query: { days: '30' }, signal }),
    }),
}
