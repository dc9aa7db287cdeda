import { arrayMove } from '@dnd-kit/sortable'
import type { HeroImage } from '@porchlight/contract/images/hero'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { heroQueries } from '../../../shared/api/hero-queries.ts'
import { heroMutations, isLastHeroOrder } from '../../api/hero-mutations.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { heroAdminCopy } from './hero-copy.ts'

const { queryKey } = heroQueries.list()

/**
 * Shows a new order at once and sends it. What the server has stays untouched underneath, so that giving up the chosen
 * order restores the previous one (docs/product/admin-screens.md#hero-images).
 */
export function useHeroOrder() {
  const client = useQueryClient()
  // read here, so that giving up the chosen order and the server's answer to it are one and the same render
  const { data: stored = [] } = useQuery(heroQueries.list())
  const [chosen, setChosen] = useState<readonly string[]>()
  const { mutate } = useMutation({
    ...heroMutations.reorder(),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer)
      if (!isLastHeroOrder(client)) return
      setChosen(undefined)
      toast.success(heroAdminCopy.reordered)
    },
    onError: (error) => {
      const lost = handleSessionExpired(error)
      if (!isLastHeroOrder(client)) return
      setChosen(undefined)
      if (!lost) toast.failure(heroAdminCopy.reorderFailed)
      void client.invalidateQueries({ queryKey })
    },
  })
  const images = inOrder(stored, chosen)
  return {
    images,
    /** Moves an image, places from 0. */
    move(from: number, to: number) {
      const next = arrayMove(
        images.map(({ id }) => id),
        from,
        to,
      )
      setChosen(next)
      mutate(next)
    },
  }
}

/**
 * The images in the order of the ids, or as stored when no order was chosen. An id without an image is passed over; an
 * image that came since stands behind.
 */
export function inOrder(images: readonly HeroImage[], ids: readonly string[] | undefined): HeroImage[] {
  if (!ids) return [...images]
  const named = ids.flatMap((id) => images.find((image) => image.id === id) ?? [])
  return [...named, ...images.filter(({ id }) => !ids.includes(id))]
}
