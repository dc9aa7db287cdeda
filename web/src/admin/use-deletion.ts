import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '../shared/api/api-error.ts'
import { handleSessionExpired } from './session-expired.ts'
import { toast } from './ui/toast-store.ts'

interface Deletion {
  /** By the ID of the item. */
  call: (id: string) => Promise<unknown>
  /** Key of the list with the item. */
  queryKey?: QueryKey
  /** `gone`: someone else already deleted it. */
  messages: { deleted: string; deleteFailed: string; gone?: string }
  /** Has to move the focus, since the control disappears. */
  onDeleted: () => void
  undo?: { label: string; run: (id: string) => void }
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
  const refresh = () => client.invalidateQueries({ queryKey })
  const { mutate, variables, isPending } = useMutation({
    mutationFn: call,
    // The screen may be left before the response, which cancels the callbacks of mutate().
    onSuccess: async (_answer, id) => {
      await refresh()
      toast.success(messages.deleted, undo && { label: undo.label, act: () => undo.run(id) })
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
  const [toConfirm, setToConfirm] = useState<T>()
  return {
    toConfirm,
    ask: setToConfirm,
    cancel: () => setToConfirm(undefined),
    confirm() {
      setToConfirm(undefined)
      if (toConfirm) mutate(toConfirm.id)
    },
    remove: mutate,
    deleting: isPending ? variables : undefined,
  }
}
