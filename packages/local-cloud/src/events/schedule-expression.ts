/** `minute` is in UTC. */
export type IsDue = (minute: Date, sinceStart: number) => boolean

const minutesIn: Record<string, number> = { minute: 1, hour: 60, day: 1440 }

/**
 * Parses rate(1 day), and a minute of each hour, cron(1 * * * ? *). Undefined for others.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html
 */
export function scheduleExpression(expression: string): IsDue | undefined {
  const [, atMinute] = /^cron\((\d{1,2}) \* \* \* \? \*\)$/.exec(expression) ?? []
  if (atMinute) return (minute) => minute.getUTCMinutes() === Number(atMinute)
  const [, count, unit = ''] = /^rate\(([1-9]\d*) (minute|hour|day)s?\)$/.exec(expression) ?? []
  const period = Number(count) * (minutesIn[unit] ?? Number.NaN)
  // First due after a minute, because a developer's machine rarely runs for a whole day.
  return period > 0 ? (_, sinceStart) => sinceStart > 0 && (sinceStart - 1) % period === 0 : undefined
}
