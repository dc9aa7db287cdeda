import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { messageOf } from '../../api/error-issues.ts'
import { isRunning } from '../../api/is-running.ts'
import { propertyMutations } from '../../api/property-mutations.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { deletedCopy } from './deleted-copy.ts'

const copy = deletedCopy
const mutationKey = ['restore property']

/** `onEnd` has to move the focus, since the focused control disappears. */
export function useRestoreProperty(onEnd: () => void) {
  const client = useQueryClient()
  const call = propertyMutations.restore(client)
  const { mutate, variables, isPending } = useMutation({
    ...call,
    mutationKey,
    // The screen may be left before the response, which cancels the callbacks of mutate().
    onSuccess: async () => {
      await call.onSuccess()
      toast.success(copy.restored)
      onEnd()
    },
    onError: async (error) => {
      if (handleSessionExpired(error)) return
      if (!hasStatus(error, 404))
        return toast.failure((hasStatus(error, 409) && messageOf(error)) || copy.restoreFailed)
      await call.onSuccess()
      toast.failure(copy.gone)
      onEnd()
    },
  })
  const restore = (id: string) => {
    if (!isRunning(client, mutationKey, id)) mutate(id)
  }
  return { restore, restoring: isPending ? variables : undefined }
}
