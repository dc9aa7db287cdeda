import * as z from 'zod/mini'
import { UserError } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import type { AsyncInvocations } from './async-invocations.ts'

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

type IsDue = (time: Date, minute: number) => boolean

const minutesIn: Record<string, number> = { minute: 1, hour: 60, day: 1440 }

/**
 * Parses rate(1 day), and a minute of each hour, cron(1 * * * ? *). Undefined for others.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html
 */
function scheduleExpression(expression: string): IsDue | undefined {
  const [, atMinute] = /^cron\((\d{1,2}) \* \* \* \? \*\)$/.exec(expression) ?? []
  if (atMinute) return (time) => time.getUTCMinutes() === Number(atMinute)
  const [, count, unit = ''] = /^rate\(([1-9]\d*) (minute|hour|day)s?\)$/.exec(expression) ?? []
  const period = Number(count) * (minutesIn[unit] ?? Number.NaN)
  // First due after a minute, because a developer's machine rarely runs for a whole day.
  return period > 0 ? (_, minute) => (minute - 1) % period === 0 : undefined
}
