import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import type { ServiceEvent } from './event-bus.ts'

const bucketSchema = z.object({
  NotificationConfiguration: z.optional(
    z.object({ EventBridgeConfiguration: z.optional(z.object({ EventBridgeEnabled: z._default(z.boolean(), true) })) }),
  ),
})
interface CreatedObject {
  bucket: string
  object: { key: string; size: number; etag: string }
  reason: string
}

/** Returns names of buckets that send events to EventBridge. */
export function talkingBuckets(template: CloudTemplate): Set<string> {
  const talking = template
    .ofType(bucketSchema, 'AWS::S3::Bucket')
    .filter(({ properties }) => properties.NotificationConfiguration?.EventBridgeConfiguration?.EventBridgeEnabled)
  return new Set(talking.map(({ ref }) => ref))
}

/** Returns S3's event: https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html */
export function createdEvent({ bucket, object: { key, size, etag }, reason }: CreatedObject): ServiceEvent {
  const object = { key, size, etag: etag.replaceAll('"', ''), sequencer: Date.now().toString(16).toUpperCase() }
  return {
    source: 'aws.s3',
    detailType: 'Object Created',
    resources: [`arn:aws:s3:::${bucket}`],
    detail: { version: '0', bucket: { name: bucket }, object, requester: local.account, reason },
  }
}
