import { arrayMove } from '@dnd-kit/sortable'
import type { HeroImage } from '@porchlight/contract/images/hero'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminQueries } from '../../api/admin-queries.ts'
import { heroMutations, isLastHeroOrder } from '../../api/hero-mutations.ts'
import { showFailure } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { heroAdminCopy } from './hero-copy.ts'

const { queryKey } = adminQueries.heroImages()

/** Shows a new order before it is saved. The cache keeps the old one (docs/product/admin-screens.md#hero-images). */
export function useHeroOrder() {
  const client = useQueryClient()
  // The response and dropping the new order happen in one render.
  const { data: stored = [] } = useQuery(adminQueries.heroImages())
  const [pendingOrder, setPendingOrder] = useState<readonly string[]>()
  const { mutate } = useMutation({
    ...heroMutations.reorder,
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer)
      if (!isLastHeroOrder(client)) return
      setPendingOrder(undefined)
      toast.success(heroAdminCopy.reordered)
    },
    onError: (error) => {
      if (!isLastHeroOrder(client)) return
      setPendingOrder(undefined)
      showFailure(error, heroAdminCopy.reorderFailed)
      void client.invalidateQueries({ queryKey })
    },
  })
  const images = sortByIds(stored, pendingOrder)
  return {
    images,
    /** Positions count from 0. */
    move(from: number, to: number) {
      const next = arrayMove(
        images.map(({ id }) => id),
        from,
        to,
      )
      setPendingOrder(next)
      mutate(next)
    },
  }
}

/** Without IDs, as stored. Ignores unknown IDs. Images without an ID come last. */
export function sortByIds(images: readonly HeroImage[], ids: readonly string[] | undefined): HeroImage[] {
  if (!ids) return [...images]
  const named = ids.flatMap((id) => images.find((image) => image.id === id) ?? [])
  return [...named, ...images.filter(({ id }) => !ids.includes(id))]
}
