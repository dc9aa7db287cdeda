import { expect } from 'vitest'
import type { Services } from '../src/media/picture-objects.ts'
import { type Job, runJob } from './jobs.ts'
import type { Killer } from './killed-writes.ts'

/**
 * Kills a job at each of its requests to table and bucket, now as it is sent and now when it is answered, until the job
 * survives. `inspect` tells whether the thing was still as before. Gives the number of kills; some must come before the
 * write and some after it, else nothing was shown.
 */
export async function killEverywhere<T>(
  { site, killer }: { site: Services; killer: Killer },
  prepare: () => Promise<{ job: Job; more: T }>,
  inspect: (again: () => Promise<void>, more: T) => Promise<boolean>,
): Promise<number> {
  const outcomes = new Set<boolean>()
  for (let request = 1; ; request += 1) {
    const { job, more } = await prepare()
    const when = Math.random() < 0.5 ? 'asking' : 'answered'
    const died = await killer.kill(job, { request, when })
    outcomes.add(await inspect(() => runJob(site, job), more))
    if (died) continue
    expect(outcomes).toEqual(new Set([true, false]))
    return request - 1
  }
}
