import type { VisitorAction } from '@porchlight/contract/analytics/analytics'
import type { Example } from './example.ts'
import { uuidOf } from './ids.ts'
import { type Random, randomFrom } from './random.ts'

/** The dashboard shows 30 days, today included. */
const DAYS = 30
const dayMs = 86_400_000
const hourMs = 3_600_000

/** Sunday is first. */
const weekdays = [1.6, 0.95, 0.85, 0.9, 0.8, 0.75, 1.35]

/** Crawlers are not counted. */
const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
] as const

/** Undefined: the view is in the middle of a visit. Common starts are listed several times. */
const starts = [
  'google.com',
  'google.com',
  'direct',
  'share',
  'flyer',
  'nextdoor.com',
  'bing.com',
  '',
  '',
  '',
  '',
] as const
const actions = ['apply', 'apply', 'apply', 'directions', 'directions', 'save', 'save', 'share', 'print'] as const

export interface ExampleView {
  id: string
  ipAddress: string
  userAgent: string
  viewedAt: Date
  /** Where the visit began, if this is its first view. */
  from?: string
  actions: VisitorAction[]
}

/**
 * Returns the views of the last 30 days (UTC), oldest first and always the same: none before the example was listed,
 * none after `now`.
 */
export function viewsOf(example: Example, now: Date): ExampleView[] {
  const today = Math.floor(now.getTime() / dayMs)
  const listed = Date.parse(example.createdAt)
  return Array.from({ length: DAYS }, (_, n) => viewsOn(example, today - DAYS + 1 + n))
    .flat()
    .filter(({ viewedAt }) => viewedAt.getTime() >= listed && viewedAt <= now)
}

/** `day` is counted from 1 January 1970. */
function viewsOn(example: Example, day: number): ExampleView[] {
  const random = randomFrom(`views ${example.name} ${day}`)
  // 1 January 1970 was a Thursday.
  const weekday = weekdays[(day + 4) % 7] ?? 1
  const count = Math.round(viewsPerDay(example) * weekday * random.between(0.5, 1.5))
  return Array.from({ length: count }, (_, n) => ({
    id: uuidOf(`view ${example.name} ${day} ${n}`),
    // An address block reserved for examples (RFC 5737).
    ipAddress: `203.0.113.${random.whole(1, 254)}`,
    userAgent: random.pick(browsers),
    viewedAt: timeOn(day, random),
    ...visitOf(`${example.name} ${day} ${n}`),
  })).toSorted((a, b) => a.viewedAt.getTime() - b.viewedAt.getTime())
}

/** Always the same for a name. */
function visitOf(name: string): Pick<ExampleView, 'from' | 'actions'> {
  const random = randomFrom(`visit ${name}`)
  const from = random.pick(starts)
  return {
    ...(from && { from }),
    actions: random.chance(0.2) ? [random.pick(actions)] : [],
  }
}

/** Featured properties get more views. Properties without images get few. */
function viewsPerDay({ name, fields, images }: Example): number {
  const random = randomFrom(`liking ${name}`)
  if (fields.featured) return random.between(4, 9)
  return images.length ? random.between(0.7, 3.2) : 0.5
}

/** In Atlanta and Dallas this is between breakfast and midnight. */
function timeOn(day: number, random: Random): Date {
  const hour = random.between(12, 29) % 24
  return new Date(day * dayMs + Math.floor(hour * hourMs))
}
