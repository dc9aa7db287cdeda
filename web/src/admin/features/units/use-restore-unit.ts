import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { messageOf } from '../../api/error-issues.ts'
import { isRunning } from '../../api/is-running.ts'
import { unitMutations } from '../../api/property-mutations.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
import { unitCopy } from './unit-copy.ts'

const mutationKey = ['restore unit']

/** `onRestored` receives the unit's ID. */
export function useRestoreUnit(propertyId: string, onRestored: (id: string) => void): (id: string) => void {
  const client = useQueryClient()
  const call = unitMutations.restore(client, propertyId)
  const { mutate } = useMutation({
    ...call,
    mutationKey,
    // The screen may be left before the response, which cancels the callbacks of mutate().
    onSuccess: async (_answer, id) => {
      await call.onSuccess()
      toast.success(unitCopy.restored)
      onRestored(id)
    },
    onError(error) {
      if (handleSessionExpired(error)) return
      if (hasStatus(error, 404)) return toast.failure(unitCopy.form.gone)
      toast.failure((hasStatus(error, 409) && messageOf(error)) || unitCopy.restoreFailed)
    },
  })
  return (id) => {
    if (!isRunning(client, mutationKey, id)) mutate(id)
  }
}
