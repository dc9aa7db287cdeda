import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '../shared/api/api-error.ts'
import { failureReason, messageOf } from './api/error-issues.ts'
import { isRunning } from './api/is-running.ts'
import { refreshProperties } from './api/property-mutations.ts'
import { handleSessionExpired } from './session-expired.ts'
import { toast, undoAction } from './ui/toast-store.ts'

interface Restore {
  call: (id: string) => Promise<unknown>
  messages: { restored: string; restoreFailed: string; gone: string }
  /** Has to move the focus, since the focused control disappears. */
  onEnd: (id: string) => void
  isUndo?: boolean
}

const mutationKey = ['restore']

/** Restores a deleted property or unit and says how it ended; `isUndo` for a toast’s button. */
export function useRestore({ call, messages, onEnd, isUndo = false }: Restore) {
  const client = useQueryClient()
  const { mutateAsync, variables, isPending } = useMutation({
    mutationFn: call,
    mutationKey,
    onSuccess: async (_answer, id) => {
      await refreshProperties(client)
      toast.success(messages.restored)
      onEnd(id)
    },
    onError: async (error, id) => {
      if (handleSessionExpired(error)) return
      const refreshed = refreshProperties(client)
      if (hasStatus(error, 409) || hasStatus(error, 400))
        return toast.failure(messageOf(error) ?? messages.restoreFailed)
      if (!hasStatus(error, 404)) {
        // If only the response was lost, the focused row disappears.
        void refreshed.then(() => document.activeElement === document.body && onEnd(id))
        const action = isUndo ? undoAction(() => restore(id)) : undefined
        return toast.failure(`${messages.restoreFailed} ${failureReason(error)}`, { action })
      }
      await refreshed
      toast.failure(messages.gone)
      onEnd(id)
    },
  })
  const restore = async (id: string): Promise<void> => {
    if (!isRunning(client, mutationKey, id)) await mutateAsync(id).catch(() => {})
  }
  return { restore, restoring: isPending ? variables : undefined }
}
