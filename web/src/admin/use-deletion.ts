import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '../shared/api/api-error.ts'
import { isRunning } from './api/is-running.ts'
import { handleSessionExpired } from './session-expired.ts'
import { toast, undoAction } from './ui/toast-store.ts'

interface Deletion {
  /** By the ID of the item. */
  call: (id: string) => Promise<unknown>
  /** Key of the list with the item. */
  queryKey?: QueryKey
  /** `gone`: someone else already deleted it. */
  messages: { deleted: string; deletedNote?: string; deleteFailed: string; gone?: string }
  /** Has to move the focus, since the control disappears. */
  onDeleted: () => void
  undo?: (id: string) => unknown
}

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
  const { mutate, variables, isPending } = useMutation({
    mutationFn: call,
    mutationKey,
    // The screen may be left before the response, which cancels the callbacks of mutate().
    onSuccess: async (_answer, id) => {
      await refresh()
      toast.success(messages.deleted, undo && undoAction(() => undo(id)), messages.deletedNote)
      onDeleted()
    },
    onError: async (error) => {
      if (handleSessionExpired(error)) return
      const refreshed = refresh()
      if (!messages.gone || !hasStatus(error, 404)) return toast.failure(messages.deleteFailed)
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
