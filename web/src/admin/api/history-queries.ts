import type { restoreInputSchema } from '@porchlight/contract/history/history'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callApi } from '../../shared/api/client.ts'

export interface ChangeFilter {
  /** A property's id or `hero`. */
  home?: string | undefined
  /** Id of a person. */
  person?: string | undefined
}

export const historyQueries = {
  /** Changes, newest first, page by page; asked for anew whenever they are looked at. */
  list: ({ home, person }: ChangeFilter) =>
    infiniteQueryOptions({
      queryKey: ['history', { home, person }],
      queryFn: ({ pageParam, signal }) =>
        callApi('GET /api/history', {
          query: { ...(home && { home }), ...(person && { person }), ...(pageParam && { before: pageParam }) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    }),
  /** One change; whether it is the last one of its thing may be another answer at any time. */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['history', id],
      queryFn: ({ signal }) => callApi('GET /api/history/{id}', { params: { id }, signal }),
      staleTime: 0,
    }),
  /** A picture as it was uploaded: of one that is not shown any more there is nothing else. */
  original: (imageUrl: string) =>
    queryOptions({
      queryKey: ['original', imageUrl],
      queryFn: ({ signal }) => callApi('GET /api/objects/original', { query: { imageUrl }, signal }),
      // Its address is good for five minutes.
      staleTime: 4 * 60_000,
      retry: false,
    }),
}

interface Restore {
  id: string
  state: z.infer<typeof restoreInputSchema>['state']
}

export const restoreMutation = (client: QueryClient) => ({
  mutationFn: ({ id, state }: Restore) =>
    callApi('POST /api/history/{id}/restore', { params: { id }, body: { state } }),
  /** A refusal mostly means that somebody else changed something. */
  onSettled: () =>
    Promise.all(['properties', 'hero-images', 'history'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
})
