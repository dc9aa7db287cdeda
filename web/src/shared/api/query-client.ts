import { QueryClient } from '@tanstack/react-query'

/** With the defaults of docs/product/api.md#endpoints. The publisher needs one per page, visitors one each. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        // A call without a connection fails at once, so that the page can show the error.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
