import type { Property } from '@porchlight/contract/properties/property'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isRunning } from '../api/is-running.ts'
import { refreshProperties } from '../api/property-mutations.ts'
import { businessToday } from '../business-time.ts'
import { handleSessionExpired } from '../session-expired.ts'
import { toast, undoAction } from '../ui/toast-store.ts'
import { readPropertyWithUnits } from './save-statements.ts'
import { ageOf, confirmed } from './statement.ts'
import { turnoverCopy } from './turnover-copy.ts'
import { useAvailabilitySave } from './use-turnover.ts'

const copy = turnoverCopy
const mutationKey = ['confirm availability']

/** Confirms everything of a home and its units that has grown old, as stored now. */
export function useConfirmation() {
  const client = useQueryClient()
  const save = useAvailabilitySave()
  const { mutate, variables, isPending } = useMutation({
    mutationKey,
    mutationFn: async (property: Property) => {
      const current = await readPropertyWithUnits(client, property)
      const today = businessToday()
      const old = [current.property, ...current.units].filter((stored) => ageOf(stored, today))
      if (old.length === 0) return undefined
      return save(current, new Map(old.map((stored) => [stored.id, confirmed(stored, today)])))
    },
    onSuccess: async (undo) => {
      if (undo) return toast.success(copy.confirmed, undoAction(undo))
      await refreshProperties(client)
      toast.success(copy.nothingOld)
    },
    onError: (error) => {
      if (handleSessionExpired(error)) return
      toast.failure(copy.failed)
      // Someone else may have saved or deleted it.
      void refreshProperties(client)
    },
  })
  return {
    confirm: useCallback(
      (property: Property) => {
        if (!isRunning(client, mutationKey)) mutate(property)
      },
      [client, mutate],
    ),
    /** ID of the property. */
    confirming: isPending ? variables.id : undefined,
  }
}
