import type { HeroImage } from '@porchlight/contract/hero'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportAuthLost } from '../../api/auth-lost.ts'
import { heroMutations } from '../../api/hero-mutations.ts'
import { toast } from '../../ui/toast-store.ts'
import { heroAdminCopy } from './hero-copy.ts'

/** Asks before a hero image is deleted, and tells what came of it (docs/product.md#hero-images). */
export function useHeroDeletion(onDeleted: () => void) {
  const { mutate, variables, isPending } = useMutation({
    ...heroMutations.remove(useQueryClient()),
    // not given with the call: whoever has gone to another screen meanwhile is told, too
    onSuccess: () => {
      toast.success(heroAdminCopy.deleted)
      onDeleted()
    },
    onError: (error) => {
      if (!reportAuthLost(error)) toast.failure(heroAdminCopy.deleteFailed)
    },
  })
  const [asked, setAsked] = useState<HeroImage>()
  return {
    /** The image that the question is about. */
    asked,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    /** Id of the image that is being deleted. */
    deleting: isPending ? variables : undefined,
    confirm() {
      setAsked(undefined)
      if (asked) mutate(asked.id)
    },
  }
}
