import { appendFile } from 'node:fs/promises'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { expect } from 'vitest'
import { background } from '../../../functions/src/aws/client-options.ts'
import { leaseKey, mediaKey } from '../../../functions/src/data/keys.ts'
import { acceptUploads } from '../../../functions/src/media/accept-uploads.ts'
import { servicesFromEnvironment } from '../../../functions/src/media/image-objects.ts'
import { startAdminSite } from './admin-site.ts'
import { type Job, runJob } from './jobs.ts'
import { startKiller } from './killed-writes.ts'

/** The soak (test/soak/kills.ts) kills at every request. */
const soakKills = Number(process.env.PORCHLIGHT_KILLS_EACH ?? 0)
const tally = process.env.PORCHLIGHT_KILL_TALLY

export async function startKillableSite() {
  const started = { ...(await startAdminSite()), ...servicesFromEnvironment(background) }
  const endLeases = () =>
    started.table.client.send(new DeleteCommand({ TableName: started.table.name, Key: leaseKey('images') }))
  const site = { ...started, endLeases }
  const killer = await startKiller()

  /**
   * Kills a job at its first, third, ninth ... request (in the soak at each) until it survives, before the
   * request or after its response. `inspect` returns whether nothing has changed yet; it must return both values.
   * Returns the number of the last request.
   */
  async function killEverywhere<T>(...sweep: Parameters<typeof killOnce<T>>): Promise<number> {
    let kills = 0
    for (let all = 0; all <= soakKills; all += kills) kills = await killOnce(...sweep)
    return kills
  }

  async function killOnce<T>(
    prepare: () => Promise<{ job: Job; more: T }>,
    inspect: (again: () => Promise<void>, more: T) => Promise<boolean>,
  ): Promise<number> {
    const outcomes = new Set<boolean>()
    for (let request = 1; ; request = soakKills > 0 ? request + 1 : 3 * request) {
      const { job, more } = await prepare()
      const when = request === 1 || Math.random() < 0.5 ? 'asking' : 'answered'
      const died = await killer.kill(job, { request, when })
      outcomes.add(await inspect(() => runJob(site, job), more))
      if (died) {
        if (tally)
          await appendFile(
            tally,
            `${job.name}
`,
          )
        continue
      }
      expect(outcomes).toEqual(new Set([true, false]))
      return request - 1
    }
  }

  return {
    site,
    killEverywhere,
    attached: async (urls: string[]) =>
      acceptUploads(
        site,
        urls.map((url) => ({ url })),
      ),
    states: (urls: string[]) => Promise.all(urls.map(site.stateOf)),
    isAttached: async (url: string) => !(await site.itemsOf(mediaKey(url.slice(8, 44)).PK))[0]?.keptUntil,
    async stop() {
      await killer.stop()
      await site.stop()
    },
  }
}
