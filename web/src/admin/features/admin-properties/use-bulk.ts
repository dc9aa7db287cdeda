import type { Property } from '@porchlight/contract/properties/property'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hasStatus } from '../../../shared/api/api-error.ts'
import { isRunning } from '../../api/is-running.ts'
import { handleSessionExpired } from '../../session-expired.ts'
import { toast } from '../../ui/toast-store.ts'
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

/** Shows how many changed, and offers an undo. */
export function useBulk(onDone: () => void) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['properties'] })

  async function undo(steps: readonly (() => Promise<unknown>)[]) {
    const { failures } = await runAll(steps, (step) => step())
    await refresh()
    if (failures.some((error) => handleSessionExpired(error))) return
    const restored = steps.length - failures.length
    if (failures.length > 0) toast.failure(bulkCopy.undoneInPart(restored, steps.length))
    else toast.success(bulkCopy.undone(restored))
  }

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ properties, step }: BulkChange) => runAll(properties, step),
    // The screen may be left before the response, which cancels the callbacks of mutate().
    onSuccess: async ({ results, failures }, { properties, done }) => {
      await refresh()
      onDone()
      if (failures.some((error) => handleSessionExpired(error))) return
      if (results.length === 0) return toast.failure(bulkCopy.failed(properties.length))
      const failed = failures.length === 0 ? '' : ` ${bulkCopy.failed(failures.length)}`
      toast.success(done(results.length) + failed, { label: bulkCopy.undo, act: () => void undo(results) })
    },
  })
  return {
    change: (change: BulkChange) => {
      if (!isRunning(client, mutationKey)) mutate(change)
    },
    pending: isPending,
  }
}

/** Stops after a 401, since further calls would fail too. */
async function runAll<T, R>(items: readonly T[], run: (item: T) => Promise<R>) {
  const waiting = [...items]
  const results: R[] = []
  const failures: unknown[] = []
  async function work() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        results.push(await run(item))
      } catch (error) {
        failures.push(error)
        if (hasStatus(error, 401)) waiting.length = 0
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { results, failures }
}
