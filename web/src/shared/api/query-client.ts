import { QueryClient } from '@tanstack/react-query'

/** One per visitor: pages are also rendered where many visitors share a process. Defaults of docs/product/api.md#endpoints. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // a call on a dead connection fails at once and says so, rather than waiting in silence
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
