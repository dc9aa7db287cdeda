import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import { say } from '../log.ts'
import type { CloudTemplate } from '../template/cloud.ts'

const rulesSchema = z.array(z.object({ Name: z.string(), Value: z.string() }))
const notificationsSchema = z.object({
  BucketName: z.string(),
  NotificationConfiguration: z.object({
    LambdaFunctionConfigurations: z._default(
      z.array(
        z.object({
          Events: z.array(z.string()),
          LambdaFunctionArn: z.string(),
          Filter: z.optional(z.object({ Key: z.object({ FilterRules: rulesSchema }) })),
        }),
      ),
      [],
    ),
  }),
})
const eventSchema = z.object({
  Records: z.array(
    z.looseObject({
      eventName: z.string(),
      s3: z.looseObject({ bucket: z.looseObject({ name: z.string() }), object: z.looseObject({ key: z.string() }) }),
    }),
  ),
})

/** Gives a listener that invokes the functions which the templates wire to a bucket's events, without waiting for them. */
export function eventForwarder(template: CloudTemplate, functions: Functions): (event: unknown) => void {
  const wired = template
    .ofType(notificationsSchema, 'Custom::S3BucketNotifications')
    .flatMap(({ properties: { BucketName, NotificationConfiguration } }) =>
      NotificationConfiguration.LambdaFunctionConfigurations.map((configuration) => ({ BucketName, ...configuration })),
    )
  return (raw) => {
    const event = eventSchema.parse(raw)
    for (const record of event.Records) {
      const { eventName, s3 } = record
      for (const { BucketName, Events, LambdaFunctionArn, Filter } of wired) {
        const rules = Filter?.Key.FilterRules ?? []
        if (BucketName !== s3.bucket.name || !Events.some((pattern) => matches(pattern, eventName))) continue
        if (!rules.every((rule) => follows(rule, s3.object.key))) continue
        // S3 gives keys as a form would send them.
        const key = encodeURIComponent(s3.object.key).replaceAll('%20', '+').replaceAll('%2F', '/')
        const told = { Records: [{ ...record, s3: { ...s3, object: { ...s3.object, key } } }] }
        functions
          .invoke(LambdaFunctionArn, JSON.stringify(told))
          .catch((error: unknown) => say(`An event of ${BucketName} reached no function: ${String(error)}`))
      }
    }
  }
}

/** `s3:ObjectCreated:*` against `ObjectCreated:Put`. */
function matches(pattern: string, eventName: string): boolean {
  const wanted = pattern.replace(/^s3:/, '')
  return wanted.endsWith('*') ? eventName.startsWith(wanted.slice(0, -1)) : wanted === eventName
}

function follows({ Name, Value }: { Name: string; Value: string }, key: string): boolean {
  return Name.toLowerCase() === 'prefix' ? key.startsWith(Value) : key.endsWith(Value)
}
