import type { HeroImageInput, HeroText } from '@porchlight/contract/images/hero'
import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../../shared/api/client.ts'
import { heroQueries } from '../../shared/api/hero-queries.ts'

const { queryKey } = heroQueries.list()
const reorderKey = ['hero-images', 'reorder']

/** Writes to the hero images. A refusal mostly means that somebody else changed them, so their list is fetched anew too. */
export const heroMutations = {
  add: (client: QueryClient) => ({
    mutationFn: (body: HeroImageInput) => callApi('POST /api/hero-images', { body }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  }),
  describe: (client: QueryClient) => ({
    mutationFn: ({ id, ...body }: HeroText & { id: string }) =>
      callApi('PATCH /api/hero-images/{id}', { params: { id }, body }),
    // not waited for: who tries again right after a failure is heard
    onSettled: () => void client.invalidateQueries({ queryKey }),
  }),
  remove: (client: QueryClient) => ({
    mutationFn: (id: string) => callApi('DELETE /api/hero-images/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  }),
  /** Orders are sent one after another, so that the last one chosen is the one that stays. */
  reorder: () => ({
    mutationKey: reorderKey,
    scope: { id: reorderKey.join() },
    mutationFn: (imageIds: string[]) => callApi('PATCH /api/hero-images/reorder', { body: { imageIds } }),
  }),
}

/** True while no order but the one that is being answered is on its way. */
export function isLastHeroOrder(client: QueryClient): boolean {
  return client.isMutating({ mutationKey: reorderKey }) <= 1
}
