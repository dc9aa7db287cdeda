import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { passes } from '../streams/filter.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import type { AsyncInvocations } from './async-invocations.ts'

const ruleSchema = z.object({
  EventPattern: z.optional(z.looseObject({})),
  State: z._default(z.string(), 'ENABLED'),
  Targets: z._default(z.array(z.object({ Arn: z.string(), Input: z.optional(z.string()) })), []),
})

/** What a service tells EventBridge. */
export interface ServiceEvent {
  source: string
  detailType: string
  resources: string[]
  detail: object
}

/** Hands an event to the functions of every rule of the templates whose pattern it fits. */
export function eventBus(template: CloudTemplate, invocations: AsyncInvocations): (told: ServiceEvent) => void {
  const rules = template
    .ofType(ruleSchema, 'AWS::Events::Rule')
    .filter(({ properties: { EventPattern, State } }) => EventPattern && State === 'ENABLED')
  return ({ source, detailType, resources, detail }) => {
    const event = {
      version: '0',
      id: randomUUID(),
      'detail-type': detailType,
      source,
      account: local.account,
      time: new Date().toISOString().replace(/\.\d+/, ''),
      region: local.region,
      resources,
      detail,
    }
    for (const { properties } of rules) {
      if (!passes(properties.EventPattern, event)) continue
      for (const { Arn, Input = JSON.stringify(event) } of properties.Targets) invocations.add(Arn, Input)
    }
  }
}
