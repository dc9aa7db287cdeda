import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { reportAuthLost } from '../../api/auth-lost.ts'
import { messageOf } from '../../api/error-issues.ts'
import { heroMutations } from '../../api/hero-mutations.ts'
import { toast } from '../../ui/toast-store.ts'
import { heroAdminCopy } from './hero-copy.ts'

/** Adds an uploaded picture to the hero images and tells what came of it (docs/product.md#errors-and-messages). */
export function useHeroAddition() {
  const { mutate, isPending, error, variables } = useMutation({
    ...heroMutations.add(useQueryClient()),
    // not given with the call: whoever has gone to another screen meanwhile is told, too
    onSuccess: () => toast.success(heroAdminCopy.uploaded),
    onError: (failure) => {
      if (!reportAuthLost(failure)) tellHeroUploadFailure(failure)
    },
  })
  const add = (imageUrl: string, displayOrder: number) => mutate({ imageUrl, displayOrder })
  // a refused picture stays refused; in any other trouble it waits in the storage and need not be sent again
  const left = error && !hasStatus(error, 400, 409) ? variables : undefined
  return { add, pending: isPending, retry: left && (() => add(left.imageUrl, left.displayOrder ?? 0)) }
}

/** The server's words, or ours (docs/product.md#errors-and-messages). */
export function tellHeroUploadFailure(error: unknown): void {
  toast.failure(messageOf(error) ?? heroAdminCopy.uploadFailed)
}
