import * as z from 'zod/mini'
import { UserError } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import type { AsyncInvocations } from './async-invocations.ts'
import { scheduleExpression } from './schedule-expression.ts'

const scheduleSchema = z.object({
  ScheduleExpression: z.string(),
  Target: z.object({ Arn: z.string(), Input: z.optional(z.string()) }),
})

const minuteMs = 60_000

/** Throws UserError for an unsupported schedule. */
export function startSchedules(template: CloudTemplate, invocations: AsyncInvocations): { stop(): void } {
  const schedules = template.ofType(scheduleSchema, 'AWS::Scheduler::Schedule').map(({ id, properties }) => {
    const { ScheduleExpression: expression, Target } = properties
    const isDue = scheduleExpression(expression)
    if (!isDue) throw new UserError(`The local cloud does not know the schedule "${expression}" of ${id}.`)
    return { Target, isDue }
  })
  let minutes = 0
  const timer = setInterval(() => {
    minutes += 1
    const now = new Date()
    for (const { Target, isDue } of schedules)
      if (isDue(now, minutes)) void invocations.add(Target.Arn, Target.Input ?? '{"source":"aws.scheduler"}')
  }, minuteMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
