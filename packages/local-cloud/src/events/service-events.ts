import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'
import { local, stackId } from '../template/resource.ts'
import type { ServiceEvent } from './event-bus.ts'

/** Tells the end of a deployment of these stacks, which here is the end of every start. */
export function deploymentEvents(stacks: { name: string }[]): ServiceEvent[] {
  return stacks.map(({ name }) => ({
    source: 'aws.cloudformation',
    detailType: 'CloudFormation Stack Status Change',
    resources: [stackId(name)],
    detail: { 'stack-id': stackId(name), 'status-details': { status: 'UPDATE_COMPLETE' } },
  }))
}

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
 * Gives what EventBridge is told of an event of the bucket server: which objects were created in the buckets that tell
 * it. https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html
 */
export function objectEvents(template: CloudTemplate): (event: unknown) => ServiceEvent[] {
  const talking = new Set(
    template
      .ofType(bucketSchema, 'AWS::S3::Bucket')
      .filter(({ properties }) => properties.NotificationConfiguration?.EventBridgeConfiguration?.EventBridgeEnabled)
      .map(({ ref }) => ref),
  )
  return (raw) =>
    eventSchema.parse(raw).Records.flatMap(({ eventName, requestParameters, s3 }) => {
      const reason = reasons.get(eventName)
      if (!reason || !talking.has(s3.bucket.name)) return []
      const { key, size, eTag, sequencer } = s3.object
      const detail = {
        version: '0',
        bucket: { name: s3.bucket.name },
        object: { key, size, etag: eTag, sequencer },
        requester: local.account,
        'source-ip-address': requestParameters.sourceIPAddress,
        reason,
      }
      return [{ source: 'aws.s3', detailType: 'Object Created', resources: [`arn:aws:s3:::${s3.bucket.name}`], detail }]
    })
}
