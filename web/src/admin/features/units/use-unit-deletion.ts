import type { Unit } from '@porchlight/contract/unit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportAuthLost } from '../../api/auth-lost.ts'
import { unitMutations } from '../../api/property-mutations.ts'
import { toast } from '../../ui/toast-store.ts'
import { unitCopy } from './unit-copy.ts'

/** Asks before a unit is deleted, and tells what came of it (docs/product.md#units-in-the-editor). */
export function useUnitDeletion(onDeleted: () => void) {
  const removal = unitMutations.remove(useQueryClient())
  const { mutate, variables, isPending } = useMutation({
    ...removal,
    // not given with the call: it is told as well when the list has made way for a form meanwhile
    onSuccess: async () => {
      await removal.onSuccess()
      toast.success(unitCopy.deleted)
      onDeleted()
    },
    onError: (error) => {
      if (!reportAuthLost(error)) toast.failure(unitCopy.deleteFailed)
    },
  })
  const [asked, setAsked] = useState<Unit>()
  return {
    /** The unit that the question is about. */
    asked,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    /** Id of the unit that is being deleted. */
    deleting: isPending ? variables : undefined,
    confirm() {
      setAsked(undefined)
      if (asked) mutate(asked.id)
    },
  }
}
