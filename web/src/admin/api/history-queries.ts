import type { restoreInputSchema } from '@porchlight/contract/history/history'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callApi } from '../../shared/api/client.ts'

export interface ChangeFilter {
  /** A property's ID or `hero`. */
  historyId?: string | undefined
  person?: string | undefined
}

export const historyQueries = {
  list: ({ historyId, person }: ChangeFilter) =>
    infiniteQueryOptions({
      queryKey: ['history', { historyId, person }],
      queryFn: ({ pageParam, signal }) =>
        callApi('GET /api/history', {
          query: {
            ...(historyId && { historyId }),
            ...(person && { person }),
            ...(pageParam && { before: pageParam }),
          },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    }),
  /** Not cached, since `isLast` can change at any time. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['history', id],
      queryFn: ({ signal }) => callApi('GET /api/history/{id}', { params: { id }, signal }),
      staleTime: 0,
    }),
  /** An image's original, which is all that remains once its variants are deleted. */
  original: (imageUrl: string) =>
    queryOptions({
      queryKey: ['original', imageUrl],
      queryFn: ({ signal }) => callApi('GET /api/objects/original', { query: { imageUrl }, signal }),
      // The URL is valid for five minutes.
      staleTime: 4 * 60_000,
    }),
}

export const restoreMutation = (client: QueryClient) => ({
  mutationFn: ({ id, ...body }: z.infer<typeof restoreInputSchema> & { id: string }) =>
    callApi('POST /api/history/{id}/restore', { params: { id }, body }),
  /** An error, too, usually means that someone else changed something. */
  onSettled() {
    for (const key of ['properties', 'hero-images', 'history']) void client.invalidateQueries({ queryKey: [key] })
  },
})
