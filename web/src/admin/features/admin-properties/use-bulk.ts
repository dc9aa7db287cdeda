import type { Property } from '@porchlight/contract/properties/property'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import PQueue from 'p-queue'
import { useBeforeUnload } from 'react-router-dom'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { failureReason } from '../../api/error-issues.ts'
import { isRunning } from '../../api/is-running.ts'
import { refreshProperties } from '../../api/property-mutations.ts'
import type { Undo } from '../../availability/save-statements.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { toast, undoAction } from '../../ui/toast-store.ts'
import { bulkCopy } from './bulk-copy.ts'
import type { BulkStep } from './bulk-steps.ts'

const mutationKey = ['bulk change']
/** Leaves some of a browser's connections for the list. */
const CONCURRENCY = 4

interface BulkChange {
  properties: readonly Property[]
  step: BulkStep
  done: (count: number) => string
}

/** Shows how many changed, and offers an undo. `onDone` receives the properties that did not change. */
export function useBulk(onDone: (unchanged: readonly Property[]) => void) {
  const client = useQueryClient()
  const refresh = async (hasChanged: boolean) => {
    const refreshed = refreshProperties(client)
    // Without a connection, this would delay the message by seconds.
    if (hasChanged) await refreshed
  }

  async function undo(steps: readonly Undo[]) {
    const { results, failures } = await runAll(steps, (step) => step())
    await refresh(results.length > 0)
    const errors = [...failures.values()]
    if (errors.some((error) => handleSessionExpired(error))) return
    const done = results.length > 0 ? [bulkCopy.undone(results.length)] : []
    if (errors.length === 0) return toast.success(done.join())
    const canRetry = errors.some((error) => !isConflict(error))
    const action = canRetry ? undoAction(() => undo([...failures.keys()])) : undefined
    const reasons = reasonsOf(errors, bulkCopy.undoConflict)
    toast.failure([...done, bulkCopy.undoFailed(errors.length), ...reasons].join(' '), { action })
  }

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ properties, step }: BulkChange) => runAll(properties, step),
    // The screen may be left before the response, which cancels the callbacks of mutate().
    onSuccess: async ({ results, failures }, { done }) => {
      await refresh(results.length > 0)
      const errors = [...failures.values()]
      if (errors.some((error) => handleSessionExpired(error))) return
      onDone([...failures.keys()])
      const failed =
        errors.length === 0 ? [] : [bulkCopy.failed(errors.length), ...reasonsOf(errors, bulkCopy.conflict)]
      if (results.length === 0) return toast.failure(failed.join(' '))
      toast.success(
        [done(results.length), ...failed].join(' '),
        undoAction(() => undo(results)),
      )
    },
  })
  useBeforeUnload((event) => isRunning(client, mutationKey) && event.preventDefault())
  return {
    change: (change: BulkChange) => {
      if (!isRunning(client, mutationKey)) mutate(change)
    },
    pending: isPending,
  }
}

const isConflict = (error: unknown) => hasStatus(error, 404, 409)

/** Returns each reason once, in sentences. */
const reasonsOf = (errors: readonly unknown[], conflict: string) =>
  new Set(errors.map((error) => (isConflict(error) ? conflict : failureReason(error))))

/** Stops after a 401, since further calls would fail too. */
async function runAll<T, R>(items: readonly T[], run: (item: T) => Promise<R>) {
  const queue = new PQueue({ concurrency: CONCURRENCY })
  const results: R[] = []
  const failures = new Map<T, unknown>()
  for (const item of items)
    void queue.add(async () => {
      try {
        results.push(await run(item))
      } catch (error) {
        failures.set(item, error)
        if (hasStatus(error, 401)) queue.clear()
      }
    })
  await queue.onIdle()
  return { results, failures }
}
