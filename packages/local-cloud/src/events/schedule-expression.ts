/** `minute` is in UTC. */
export type IsDue = (minute: Date, sinceStart: number) => boolean

const minutesIn: Record<string, number> = { minute: 1, hour: 60, day: 1440 }

/**
 * Parses rate(1 day), cron(0 9 * * ? *) and at(2026-11-21T09:00:00). Undefined for others, such as L, W and # in a
 * cron. https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-scheduled-rule-pattern.html
 */
export function scheduleExpression(expression: string): IsDue | undefined {
  const [, kind, argument = ''] = /^(rate|cron|at)\((.+)\)$/.exec(expression.trim()) ?? []
  if (kind === 'rate') return rate(argument)
  if (kind === 'cron') return cron(argument)
  if (kind === 'at' && !Number.isNaN(Date.parse(`${argument}Z`))) {
    return (minute) => Math.floor(Date.parse(`${argument}Z`) / 60_000) === Math.floor(minute.getTime() / 60_000)
  }
  return undefined
}

/** First due after a minute, because a developer's machine rarely runs for a whole day. */
function rate(text: string): IsDue | undefined {
  const [, count, unit = ''] = /^([1-9]\d*) (minute|hour|day)s?$/.exec(text.trim()) ?? []
  const period = Number(count) * (minutesIn[unit] ?? Number.NaN)
  return period > 0 ? (_, sinceStart) => sinceStart > 0 && (sinceStart - 1) % period === 0 : undefined
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const days = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

/** The day of the week starts at 1, Sunday. */
const fields: { min: number; max: number; names?: string[]; of(date: Date): number }[] = [
  { min: 0, max: 59, of: (date) => date.getUTCMinutes() },
  { min: 0, max: 23, of: (date) => date.getUTCHours() },
  { min: 1, max: 31, of: (date) => date.getUTCDate() },
  { min: 1, max: 12, names: months, of: (date) => date.getUTCMonth() + 1 },
  { min: 1, max: 7, names: days, of: (date) => date.getUTCDay() + 1 },
  { min: 1970, max: 2199, of: (date) => date.getUTCFullYear() },
]

function cron(text: string): IsDue | undefined {
  const parts = text.trim().split(/\s+/)
  const sets = fields.flatMap((field, n) => valuesIn(parts[n] ?? '', field) ?? [])
  if (parts.length !== fields.length || sets.length !== fields.length) return undefined
  return (minute) => fields.every(({ of }, n) => sets[n]?.has(of(minute)))
}

function valuesIn(part: string, { min, max, names = [] }: (typeof fields)[number]): Set<number> | undefined {
  const values = new Set<number>()
  const numberOf = (text: string) => (names.includes(text) ? names.indexOf(text) + min : Number(text))
  for (const item of part.toUpperCase().split(',')) {
    const [, range = '', step] = /^([^/]+)(?:\/([1-9]\d*))?$/.exec(item) ?? []
    const [from, to] = /^[*?]$/.test(range) ? [min, max] : range.split('-').map(numberOf)
    const last = to ?? (step ? max : from)
    if (from === undefined || last === undefined || !(from >= min && last <= max && from <= last)) return undefined
    for (let value = from; value <= last; value += Number(step ?? 1)) values.add(value)
  }
  return values
}
