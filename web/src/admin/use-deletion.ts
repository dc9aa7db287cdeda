import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '../shared/api/api-error.ts'
import { handleSessionExpired } from './session-expired.ts'
import { toast } from './ui/toast-store.ts'

interface Deletion {
  /** The mutation, by the ID of the item. */
  removal: (client: QueryClient) => {
    mutationFn: (id: string) => Promise<unknown>
    onSuccess?: () => Promise<unknown>
    onSettled?: () => Promise<unknown>
  }
  /** `gone`: someone else already deleted it. */
  messages: { deleted: string; deleteFailed: string; gone?: string }
  /** Has to move the focus, since the control disappears. */
  onDeleted: () => void
  undo?: { label: string; run: (id: string) => void }
}

/** Asks first, and shows the result (docs/product/api.md#errors-and-messages). */
export function useDeletion<T extends { id: string }>({ removal, messages, onDeleted, undo }: Deletion) {
  const call = removal(useQueryClient())
  const { mutate, variables, isPending } = useMutation({
    ...call,
    // The screen may be left before the response, which cancels the callbacks of mutate().
    onSuccess: async (_answer, id) => {
      await call.onSuccess?.()
      toast.success(messages.deleted, undo && { label: undo.label, act: () => undo.run(id) })
      onDeleted()
    },
    onError: async (error) => {
      if (handleSessionExpired(error)) return
      if (!messages.gone || !hasStatus(error, 404)) return toast.failure(messages.deleteFailed)
      await call.onSuccess?.()
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
