import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '../shared/api/api-error.ts'
import { messageOf } from './api/error-issues.ts'
import { isRunning } from './api/is-running.ts'
import { handleSessionExpired } from './session-expired.ts'
import { toast } from './ui/toast-store.ts'

const mutationKey = ['restore']

interface Restore {
  call: { mutationFn: (id: string) => Promise<unknown>; onSuccess: () => Promise<void> }
  messages: { restored: string; restoreFailed: string; gone: string }
  onRestored: (id: string) => void
  onGone?: () => void
}

/** Restores a deleted property or unit by its ID, and shows the result. */
export function useRestore({ call, messages, onRestored, onGone }: Restore) {
  const client = useQueryClient()
  const { mutate, variables, isPending } = useMutation({
    ...call,
    mutationKey,
    // The screen may be left before the response, which cancels the callbacks of mutate().
    onSuccess: async (_answer, id) => {
      await call.onSuccess()
      toast.success(messages.restored)
      onRestored(id)
    },
    onError: async (error) => {
      if (handleSessionExpired(error)) return
      if (!hasStatus(error, 404))
        return toast.failure((hasStatus(error, 409) && messageOf(error)) || messages.restoreFailed)
      await call.onSuccess()
      toast.failure(messages.gone)
      onGone?.()
    },
  })
  return {
    restore: (id: string) => {
      if (!isRunning(client, mutationKey, id)) mutate(id)
    },
    restoring: isPending ? variables : undefined,
  }
}
