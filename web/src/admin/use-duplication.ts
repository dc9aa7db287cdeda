import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { isRunning } from './api/is-running.ts'
import { propertyMutations, refreshProperties } from './api/property-mutations.ts'
import { adminCopy } from './copy/admin.ts'
import { showFailure } from './session-expired.ts'
import { toast } from './ui/toast-store.ts'

const copy = adminCopy.duplicate
const mutationKey = ['duplicate property']

/** Copies are drafts, and each can be opened. */
export function useDuplication() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { mutate, variables, isPending } = useMutation({
    mutationFn: propertyMutations.duplicate,
    mutationKey,
    onSuccess: (made) =>
      toast.success(copy.done, { label: copy.open, act: () => void navigate(paths.adminProperty(made.id)) }),
    onError: (error) => showFailure(error, copy.failed, copy.gone),
    onSettled: () => void refreshProperties(client),
  })
  return {
    duplicate: useCallback(
      (id: string) => {
        if (!isRunning(client, mutationKey, id)) mutate(id)
      },
      [client, mutate],
    ),
    duplicating: isPending ? variables : undefined,
  }
}
