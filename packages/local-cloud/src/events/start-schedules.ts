import { UserError } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { arn } from '../template/resource.ts'
import type { AsyncInvocations } from './async-invocations.ts'
import { bridgeEvent, ruleSchema } from './event-bus.ts'
import { scheduleExpression } from './schedule-expression.ts'

const minuteMs = 60_000

/** Throws UserError for an unsupported schedule. */
export function startSchedules(template: CloudTemplate, invocations: AsyncInvocations): { stop(): void } {
  const planned = template.ofType(ruleSchema, 'AWS::Events::Rule').flatMap(({ id, ref, properties }) => {
    const { ScheduleExpression: expression, State, Targets } = properties
    if (!expression || State !== 'ENABLED') return []
    const isDue = scheduleExpression(expression)
    if (!isDue) throw new UserError(`The local cloud does not know the schedule "${expression}" of ${id}.`)
    return [{ resources: [arn('events', `rule/${ref}`)], Targets, isDue }]
  })
  let minutes = 0
  const timer = setInterval(() => {
    minutes += 1
    const now = new Date()
    for (const { resources, Targets, isDue } of planned) {
      if (!isDue(now, minutes)) continue
      const serviceEvent = { source: 'aws.events', detailType: 'Scheduled Event', resources, detail: {} }
      const event = JSON.stringify(bridgeEvent(serviceEvent, now))
      for (const { Arn, Input = event } of Targets) void invocations.add(Arn, Input)
    }
  }, minuteMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
