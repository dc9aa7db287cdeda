import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import * as z from 'zod/mini'
import { bucketFromEnvironment } from '../aws/bucket.ts'
import { clientOptions, patient } from '../aws/client-options.ts'
import { tableFromEnvironment } from '../data/table/table.ts'
import { requireEnvironment } from '../environment.ts'
import { emitMetric } from '../metric.ts'
import { affectedBy, withdrawnBy } from './affected.ts'
import { recentChanges } from './catalogue.ts'
import { addressesOf } from './page-keys.ts'
import { publishChanges, publishEverything } from './publish.ts'
import type { Outcome, Publishing } from './publish-targets.ts'

const eventSchema = z.object({ Records: z.optional(z.array(z.unknown())) })

/**
 * Gives the function that publishes: what the records of the table's stream may have changed, or, for any other
 * event, the whole site. Throws after publishing the rest when a page could not be, so that it is tried again.
 */
export function publisher(renderer: Publishing['renderer']) {
  const publishing = {
    table: tableFromEnvironment(patient),
    store: bucketFromEnvironment('SITE_BUCKET', patient),
    renderer,
  }
  const distributionId = requireEnvironment('DISTRIBUTION_ID')
  const cloudFront = new CloudFrontClient(clientOptions(patient))
  const recent = recentChanges()

  return async (event: unknown): Promise<void> => {
    const startedAt = performance.now()
    const { Records: records } = z.parse(eventSchema, event ?? {})
    const outcome = records ? await changes(records) : await publishEverything(publishing, recent.all())
    const addresses = [...outcome.written, ...outcome.removed].flatMap(addressesOf)
    await invalidate(cloudFront, distributionId, [...addresses, ...picturePaths(withdrawnBy(records ?? []))]).catch(
      (error: unknown) => {
        outcome.failed.push({ key: 'The invalidation', error })
      },
    )
    report(outcome, startedAt)
    if (outcome.failed.length > 0) throw new Error(`${outcome.failed.length} pages could not be published`)
  }

  async function changes(records: unknown[]): Promise<Outcome> {
    const affected = affectedBy(records)
    recent.add(affected.listed)
    return publishChanges(publishing, affected, recent.all())
  }
}

/** Says what was done, and counts what was not: infra/constructs/publisher.ts rings for it. */
function report({ written, removed, unchanged, failed }: Outcome, startedAt: number): void {
  for (const { key, error } of failed) console.error(`${key} could not be published`, error)
  emitMetric('PagesNotPublished', failed.length, 'Count', {
    written: written.length,
    removed: removed.length,
    unchanged,
    ms: Math.round(performance.now() - startedAt),
    failed: failed.map(({ key }) => key),
  })
}

/** CloudFront takes up to 15 wildcards at a time, of all batches together. */
const mostPictures = 5

/** All addresses of these pictures, which edges would keep for a year. */
const picturePaths = (ids: readonly string[]) =>
  ids.length > mostPictures ? ['/images/*'] : ids.map((id) => `/images/${id}*`)

/** Above this one wildcard is cheaper, and quicker to take effect, than naming each. */
const mostPaths = 30

/**
 * Has every edge forget these addresses, in one batch. Throws when CloudFront does not take it; edges then keep what
 * they have for 5 minutes at most.
 */
async function invalidate(
  client: CloudFrontClient,
  distributionId: string,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return
  const Items = addresses.length > mostPaths ? ['/*'] : addresses.map(encodeURI)
  const batch = { CallerReference: crypto.randomUUID(), Paths: { Items, Quantity: Items.length } }
  await client.send(new CreateInvalidationCommand({ DistributionId: distributionId, InvalidationBatch: batch }))
}
