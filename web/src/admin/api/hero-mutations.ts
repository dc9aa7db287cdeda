import type { HeroImageInput, HeroText } from '@porchlight/contract/images/hero'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../../shared/api/client.ts'
import { adminQueries } from './admin-queries.ts'

const { queryKey } = adminQueries.heroImages()
const reorderKey = ['hero-images', 'reorder']

/** They also refetch after an error, which usually means that someone else changed the list. */
export const heroMutations = {
  add: (client: QueryClient) => ({
    mutationFn: (body: HeroImageInput) => callApi('POST /api/hero-images', { body }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  }),
  describe: (client: QueryClient) => ({
    mutationFn: ({ id, ...body }: HeroText & { id: string }) =>
      callApi('PATCH /api/hero-images/{id}', { params: { id }, body }),
    // Not awaited, so that a retry right after a failure is accepted.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  }),
  remove: (id: string) => callApi('DELETE /api/hero-images/{id}', { params: { id } }),
  /** Sends one order at a time, so the latest wins. */
  reorder: {
    mutationKey: reorderKey,
    scope: { id: reorderKey.join() },
    mutationFn: (imageIds: string[]) => callApi('PATCH /api/hero-images/reorder', { body: { imageIds } }),
  },
}

/** Returns whether no further order is pending. */
export function isLastHeroOrder(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: reorderKey }) <= 1
}
