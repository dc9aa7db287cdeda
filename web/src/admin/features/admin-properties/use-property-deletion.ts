import type { Property } from '@porchlight/contract/property'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reportAuthLost } from '../../api/auth-lost.ts'
import { propertyMutations } from '../../api/property-mutations.ts'
import { toast } from '../../ui/toast-store.ts'
import { adminPropertiesCopy } from './properties-copy.ts'

const copy = adminPropertiesCopy

/** Deletes a property once the person has confirmed it (docs/product.md#property-management). */
export function usePropertyDeletion(onDeleted: () => void) {
  const removal = propertyMutations.remove(useQueryClient())
  const { mutate, variables, isPending } = useMutation({
    ...removal,
    // not given with the call: whoever has gone to another screen meanwhile is told, too
    onSuccess: async () => {
      await removal.onSuccess()
      toast.success(copy.deleted)
      onDeleted()
    },
    onError: (error) => {
      if (!reportAuthLost(error)) toast.failure(copy.deleteFailed)
    },
  })
  return {
    /** Id of the property that is being deleted. */
    deleting: isPending ? variables : undefined,
    ask({ id, title }: Property) {
      if (confirm(copy.confirmDelete(title))) mutate(id)
    },
  }
}
