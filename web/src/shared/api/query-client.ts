import { MutationCache, QueryClient } from '@tanstack/react-query'

/**
 * With the defaults of docs/product/api.md#endpoints. The publisher needs one per page, visitors one each. Data older than
 * `maxAgeMs` is read again when the page is shown or its connection returns.
 */
export function createQueryClient(maxAgeMs = Number.POSITIVE_INFINITY): QueryClient {
  const canAge = Number.isFinite(maxAgeMs)
  const client: QueryClient = new QueryClient({
    // A failed change may be stored. Opened screens read again.
    mutationCache: new MutationCache({ onError: () => client.invalidateQueries({ refetchType: 'none' }) }),
    defaultOptions: {
      queries: {
        retry: false,
        // Offline it would replace what is shown by an error.
        refetchOnWindowFocus: () => canAge && navigator.onLine,
        refetchOnReconnect: canAge,
        staleTime: maxAgeMs,
        // A call without a connection fails at once, so that the page can show the error.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
