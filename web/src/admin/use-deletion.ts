import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '../shared/api/api-error.ts'
import { isRunning } from './api/is-running.ts'
import { handleSessionExpired } from './session-expired.ts'
import { toast, undoAction } from './ui/toast-store.ts'

interface Deletion {
  call: (id: string) => Promise<unknown>
  queryKey?: QueryKey
  /** `gone`: someone else already deleted it. */
  messages: { deleted: string; deletedNote?: string; deleteFailed: string; gone?: string }
  /** Has to move the focus, since the control disappears. */
  onDeleted: () => void
  undo?: (id: string) => unknown
}

const isListed = (client: QueryClient, queryKey: QueryKey, id: string) =>
  client.getQueriesData({ queryKey }).some(([, list]) => Array.isArray(list) && list.some((item) => item.id === id))

/** Asks first, and shows the result (docs/product/api.md#errors-and-messages). */
export function useDeletion<T extends { id: string }>({
  call,
  queryKey = ['properties'],
  messages,
  onDeleted,
  undo,
}: Deletion) {
  const client = useQueryClient()
  const mutationKey = ['delete', ...queryKey]
  const refresh = () => client.invalidateQueries({ queryKey })
  const finish = (id: string) => {
    toast.success(messages.deleted, undo && undoAction(() => undo(id)), messages.deletedNote)
    onDeleted()
  }
  const { mutate, variables, isPending } = useMutation({
    mutationFn: call,
    mutationKey,
    // The screen may be left before the response, which cancels the callbacks of mutate().
    onSuccess: (_answer, id) => refresh().then(() => finish(id)),
    onError: async (error, id) => {
      if (handleSessionExpired(error)) return
      const refreshed = refresh()
      if (!messages.gone || !hasStatus(error, 404)) {
        // Only the response was lost if the list lacks it.
        void refreshed.then(() => isListed(client, queryKey, id) || finish(id))
        return toast.failure(messages.deleteFailed)
      }
      await refreshed
      toast.failure(messages.gone)
      onDeleted()
    },
  })
  const remove = (id: string) => {
    if (!isRunning(client, mutationKey, id)) mutate(id)
  }
  const [toConfirm, setToConfirm] = useState<T>()
  return {
    toConfirm,
    ask: setToConfirm,
    cancel: () => setToConfirm(undefined),
    confirm() {
      setToConfirm(undefined)
      if (toConfirm) remove(toConfirm.id)
    },
    remove,
    deleting: isPending ? variables : undefined,
  }
}
