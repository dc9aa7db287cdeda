import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasStatus } from '../shared/api/api-error.ts'
import { handleSessionExpired } from './session-expired.ts'
import { toast } from './ui/toast-store.ts'

interface Deletion {
  /** The call, by the id of what is to go. */
  removal: (client: QueryClient) => {
    mutationFn: (id: string) => Promise<unknown>
    onSuccess?: () => Promise<unknown>
    onSettled?: () => Promise<unknown>
  }
  /** `gone`: somebody else was quicker. */
  words: { deleted: string; deleteFailed: string; gone?: string }
  /** The control that had the focus is gone. */
  onDeleted: () => void
  /** Brings back what was deleted, where that can be done. */
  undo?: { label: string; run: (id: string) => void }
}

/** Deletes one thing of a list, once the person has confirmed it, and tells what came of it (docs/product/api.md#errors-and-messages). */
export function useDeletion<T extends { id: string }>({ removal, words, onDeleted, undo }: Deletion) {
  const call = removal(useQueryClient())
  const { mutate, variables, isPending } = useMutation({
    ...call,
    // not given with the call: whoever has gone to another screen meanwhile is told, too
    onSuccess: async (_answer, id) => {
      await call.onSuccess?.()
      toast.success(words.deleted, undo && { label: undo.label, act: () => undo.run(id) })
      onDeleted()
    },
    onError: async (error) => {
      if (handleSessionExpired(error)) return
      if (!words.gone || !hasStatus(error, 404)) return toast.failure(words.deleteFailed)
      await call.onSuccess?.()
      toast.failure(words.gone)
      onDeleted()
    },
  })
  const [asked, setAsked] = useState<T>()
  return {
    /** What the question is about, while it is open. */
    asked,
    ask: setAsked,
    cancel: () => setAsked(undefined),
    confirm() {
      setAsked(undefined)
      if (asked) mutate(asked.id)
    },
    /** Without a question of ours. */
    remove: mutate,
    /** Id of what is being deleted. */
    deleting: isPending ? variables : undefined,
  }
}
