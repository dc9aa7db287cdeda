import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import type { ServiceEvent } from './event-bus.ts'

const bucketSchema = z.object({
  NotificationConfiguration: z.optional(
    z.object({ EventBridgeConfiguration: z.optional(z.object({ EventBridgeEnabled: z._default(z.boolean(), true) })) }),
  ),
})
const eventSchema = z.object({
  Records: z.array(
    z.object({
      eventName: z.string(),
      requestParameters: z.object({ sourceIPAddress: z.string() }),
      s3: z.object({
        bucket: z.object({ name: z.string() }),
        object: z.object({
          key: z.string(),
          size: z.optional(z.number()),
          eTag: z.optional(z.string()),
          sequencer: z.string(),
        }),
      }),
    }),
  ),
})

const reasons = new Map([
  ['ObjectCreated:Put', 'PutObject'],
  ['ObjectCreated:Post', 'POST Object'],
  ['ObjectCreated:Copy', 'CopyObject'],
])

/**
 * Gives a listener that passes on, in EventBridge's shape, which objects were created in the buckets that tell it.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html
 */
export function objectTeller(template: CloudTemplate, tell: (event: ServiceEvent) => void): (event: unknown) => void {
  const talking = new Set(
    template
      .ofType(bucketSchema, 'AWS::S3::Bucket')
      .filter(({ properties }) => properties.NotificationConfiguration?.EventBridgeConfiguration?.EventBridgeEnabled)
      .map(({ ref }) => ref),
  )
  return (raw) => {
    for (const { eventName, requestParameters, s3 } of eventSchema.parse(raw).Records) {
      const reason = reasons.get(eventName)
      if (!reason || !talking.has(s3.bucket.name)) continue
      const { key, size, eTag, sequencer } = s3.object
      tell({
        source: 'aws.s3',
        detailType: 'Object Created',
        resources: [`arn:aws:s3:::${s3.bucket.name}`],
        detail: {
          version: '0',
          bucket: { name: s3.bucket.name },
          object: { key, size, etag: eTag, sequencer },
          requester: local.account,
          'source-ip-address': requestParameters.sourceIPAddress,
          reason,
        },
      })
    }
  }
}
