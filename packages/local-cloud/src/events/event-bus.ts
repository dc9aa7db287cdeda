import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { UserError } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import type { AsyncInvocations } from './async-invocations.ts'
import { passes } from './event-pattern.ts'

const ruleSchema = z.object({
  EventPattern: z.looseObject({ source: z.array(z.string()) }),
  State: z.optional(z.literal('ENABLED')),
  Targets: z.array(z.object({ Arn: z.string() })),
})

export interface ServiceEvent {
  source: string
  detailType: string
  resources: string[]
  detail: object
}

/** Resolves when all targets have finished. Throws UserError for a rule that no local event can match. */
export function eventBus(template: CloudTemplate, invocations: AsyncInvocations) {
  const rules = template.ofType(ruleSchema, 'AWS::Events::Rule')
  for (const { id, properties } of rules) {
    const { source } = properties.EventPattern
    if (!source.includes('aws.s3'))
      throw new UserError(`The local cloud knows no events of ${source.join()}, which the rule ${id} waits for.`)
  }
  return async (serviceEvent: ServiceEvent): Promise<void> => {
    const event = bridgeEvent(serviceEvent)
    const fitting = rules.filter(({ properties }) => passes(properties.EventPattern, event))
    const targets = fitting.flatMap(({ properties }) => properties.Targets)
    await Promise.all(targets.map(({ Arn }) => invocations.add(Arn, JSON.stringify(event))))
  }
}

/**
 * Returns EventBridge's form of an event:
 * https://docs.aws.amazon.com/eventbridge/latest/ref/overiew-event-structure.html
 */
export function bridgeEvent({ detailType, ...fields }: ServiceEvent, at = new Date()) {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': detailType,
    account: local.account,
    time: at.toISOString().replace(/\.\d+/, ''),
    region: local.region,
    ...fields,
  }
}
