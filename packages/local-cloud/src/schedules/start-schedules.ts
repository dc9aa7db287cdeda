import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import { say, sayOnce } from '../log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { arn, local } from '../template/resource.ts'
import { scheduleExpression } from './schedule-expression.ts'
import { isAboutDeployments } from './tell-of-deployment.ts'

const targetSchema = z.object({ Arn: z.string(), Input: z.optional(z.string()) })
const state = z._default(z.string(), 'ENABLED')
const ruleSchema = z.object({
  ScheduleExpression: z.optional(z.string()),
  EventPattern: z.optional(z.looseObject({ source: z.optional(z.array(z.string())) })),
  State: state,
  Targets: z._default(z.array(targetSchema), []),
})
const scheduleSchema = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z._default(z.string(), 'UTC'),
  State: state,
  Target: targetSchema,
})

interface Planned {
  name: string
  expression: string
  targets: z.infer<typeof targetSchema>[]
}

const minuteMs = 60_000

/** Invokes functions at the times that the templates say. A schedule that cannot be kept here is named in the log. */
export function startSchedules(template: CloudTemplate, functions: Functions): { stop(): void } {
  const planned = plannedIn(template).flatMap((plan) => {
    const isDue = scheduleExpression(plan.expression)
    if (!isDue) sayOnce(`The local cloud does not know the schedule "${plan.expression}" of ${plan.name}.`)
    return isDue ? [{ ...plan, isDue }] : []
  })
  let minutes = 0
  const timer = setInterval(() => {
    minutes += 1
    const now = new Date()
    for (const plan of planned) if (plan.isDue(now, minutes)) invoke(plan, functions, now)
  }, minuteMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

function plannedIn(template: CloudTemplate): Planned[] {
  const rules = template.ofType(ruleSchema, 'AWS::Events::Rule').flatMap(({ id, ref, properties }) => {
    const { ScheduleExpression: expression, EventPattern: pattern, State, Targets: targets } = properties
    if (!expression && !isAboutDeployments(pattern) && !pattern?.source?.includes('aws.s3'))
      sayOnce(`The local cloud knows no events of ${pattern?.source?.join()}; ${id} never comes about.`)
    return expression && State === 'ENABLED' ? [{ name: ref, expression, targets }] : []
  })
  const schedules = template.ofType(scheduleSchema, 'AWS::Scheduler::Schedule').flatMap(({ id, ref, properties }) => {
    const { ScheduleExpression: expression, ScheduleExpressionTimezone: zone, State, Target } = properties
    if (zone !== 'UTC') sayOnce(`The local cloud keeps the schedule ${id} in UTC, not in ${zone}.`)
    return State === 'ENABLED' ? [{ name: ref, expression, targets: [Target] }] : []
  })
  return [...rules, ...schedules]
}

function invoke({ name, targets }: Planned, functions: Functions, now: Date): void {
  const event = {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    account: local.account,
    time: now.toISOString().replace(/\.\d+/, ''),
    region: local.region,
    resources: [arn('events', `rule/${name}`)],
    detail: {},
  }
  for (const { Arn, Input = JSON.stringify(event) } of targets) {
    functions
      .invoke(Arn, Input)
      .then((outcome) => {
        if (outcome && 'errorType' in outcome) say(`The scheduled ${name} failed: ${outcome.errorMessage}`)
      })
      .catch((error: unknown) => say(`The schedule ${name} reached no function: ${String(error)}`))
  }
}
