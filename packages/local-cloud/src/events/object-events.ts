import * as z from 'zod/mini'
import { UserError } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import type { AsyncInvocations } from './async-invocations.ts'
import { passes } from './event-pattern.ts'

const ruleSchema = z.object({
  EventPattern: z.looseObject({ source: z.array(z.string()) }),
  State: z.optional(z.literal('ENABLED')),
  Targets: z.array(z.object({ Arn: z.string() })),
})
const bucketSchema = z.object({
  NotificationConfiguration: z.optional(
    z.object({ EventBridgeConfiguration: z.optional(z.object({ EventBridgeEnabled: z._default(z.boolean(), true) })) }),
  ),
})

/**
 * Passes created objects to the targets of the EventBridge rules, as buckets with notifications do. The returned function
 * resolves when all targets have finished. Throws UserError for a rule that no local event can match.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/ev-events.html
 */
export function objectEvents(template: CloudTemplate, invocations: AsyncInvocations) {
  const rules = template.ofType(ruleSchema, 'AWS::Events::Rule')
  for (const { id, properties } of rules) {
    const { source } = properties.EventPattern
    if (!source.includes('aws.s3'))
      throw new UserError(`The local cloud knows no events of ${source.join()}, which the rule ${id} waits for.`)
  }
  const buckets = template
    .ofType(bucketSchema, 'AWS::S3::Bucket')
    .filter(({ properties }) => properties.NotificationConfiguration?.EventBridgeConfiguration?.EventBridgeEnabled)
  return async ({ bucket, key }: { bucket: string; key: string }): Promise<void> => {
    if (!buckets.some(({ ref }) => ref === bucket)) return
    const detail = { bucket: { name: bucket }, object: { key } }
    const event = { source: 'aws.s3', 'detail-type': 'Object Created', detail }
    const fitting = rules.filter(({ properties }) => passes(properties.EventPattern, event))
    const targets = fitting.flatMap(({ properties }) => properties.Targets)
    await Promise.all(targets.map(({ Arn }) => invocations.add(Arn, JSON.stringify(event))))
  }
}
