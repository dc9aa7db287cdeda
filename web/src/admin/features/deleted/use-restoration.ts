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

/** Brings a deleted property back, and tells what came of it. `onEnd`: the control that had the focus is gone. */
export function useRestoration(onEnd: () => void) {
  const client = useQueryClient()
  const call = propertyMutations.restore(client)
  const { mutate, variables, isPending } = useMutation({
    ...call,
    mutationKey,
    // not given with the call: whoever has gone to another screen meanwhile is told, too
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
  /** `restoring`: id of the one that is being brought back. */
  const restore = (id: string) => {
    if (!isRunning(client, mutationKey, id)) mutate(id)
  }
  return { restore, restoring: isPending ? variables : undefined }
}
