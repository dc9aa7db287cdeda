import * as z from 'zod/mini'
import { bucketFromEnvironment } from '../aws/bucket.ts'
import { background } from '../aws/client-options.ts'
import { propertyIdOf, propertyPartition } from '../data/keys.ts'
import { tableFromEnvironment } from '../data/table/table.ts'
import { emitMetric } from '../metric.ts'
import { type Publishing, publish, TooManyRemovals } from './publish.ts'

const recordSchema = z.object({ dynamodb: z.object({ Keys: z.object({ PK: z.object({ S: z.string() }) }) }) })
const eventSchema = z.object({
  /** The table's stream sends them; absent once an hour and after a deployment. */
  Records: z.optional(z.array(recordSchema)),
  /** Set by an engineer: docs/operations.md#alarm-pages-outdated. */
  removesMany: z.optional(z.boolean()),
})

/**
 * Throws when the table or the bucket fails: the stream then repeats its batch until it succeeds. A page that cannot
 * be rendered fails the hourly run and a deployment, but never holds up the stream.
 */
export function publisher(renderer: Publishing['renderer']) {
  const publishing: Publishing = {
    table: tableFromEnvironment(background),
    store: bucketFromEnvironment('SITE_BUCKET', background),
    renderer,
    rendered: new Map(),
  }
  return async (event: unknown): Promise<void> => {
    const startedAt = performance.now()
    const { Records: records, removesMany } = z.parse(eventSchema, event ?? {})
    const options = records
      ? { changed: changedIn(records), removesMany }
      : // A run of the former build may still be writing during a deployment: this one outlasts it.
        { checksHeaders: true, removesMany, maxPasses: 30 }
    try {
      const { written, removed, failed } = await publish(publishing, options)
      for (const [key, error] of failed) console.error(`${key} stays as it was`, error)
      const ms = Math.round(performance.now() - startedAt)
      countOutdated(failed.size, { written: written.length, removed: removed.length, ms, failed: [...failed.keys()] })
      if (failed.size > 0 && !records) throw new Error(`${failed.size} pages could not be rendered`)
    } catch (error) {
      if (error instanceof TooManyRemovals) countOutdated(error.properties, { reason: error.message })
      if (!(error instanceof TooManyRemovals && records)) throw error
    }
  }
}

function changedIn(records: readonly z.infer<typeof recordSchema>[]): string[] {
  const partitions = records.map(({ dynamodb }) => ({ PK: dynamodb.Keys.PK.S }))
  return partitions.filter(({ PK }) => PK.startsWith(propertyPartition(''))).map(propertyIdOf)
}

/** The alarm PagesOutdated in infra/constructs/alarm-rules.ts watches this metric. */
const countOutdated = (count: number, details: Record<string, unknown>) =>
  emitMetric('PagesNotPublished', count, 'Count', details)
