import type { VisitorAction } from '@porchlight/contract/analytics/analytics'
import type { Key } from '../keys.ts'

/**
 * Views of a property (oldest first), how often each property was viewed, and its counts for each day of a month: one
 * Query of PK each (consistent), so that a year is read by 13. Days are those of the business. A view expires; counts
 * stay until their property is deleted.
 */
export const viewPartition = (propertyId: string) => `VIEWS#${propertyId}`
/** `viewedAt` (ISO 8601) sorts keys by time; `unique` separates views of one millisecond. */
export const viewKey = (propertyId: string, viewedAt: string, unique: string): Key => ({
  PK: viewPartition(propertyId),
  SK: `${viewedAt}#${unique}`,
})
export const viewCountPartition = 'VIEWCOUNT'
export const viewCountKey = (propertyId: string): Key => ({ PK: viewCountPartition, SK: propertyId })
/** `month` as yyyy-mm; its item has attributes per day with views, actions or starts of visits. */
export const monthlyViewCountPartition = (month: string) => `${viewCountPartition}#${month}`
export const monthlyViewCountKey = (propertyId: string, month: string): Key => ({
  PK: monthlyViewCountPartition(month),
  SK: propertyId,
})
export const monthOf = (day: string) => day.slice(0, 7)
/** `day` is yyyy-mm-dd. */
export const dayAttribute = (day: string) => `d${day.slice(8, 10)}`
export const actionAttribute = (day: string, action: VisitorAction) => `${dayAttribute(day)}:${action}`
export const startAttribute = (day: string, from: string) => `${dayAttribute(day)}@${from}`

/** Returns the day of the month (dd) of an attribute with views, an action or a start; all undefined for others. */
export function parseAttribute(attribute: string): Partial<Record<'day' | 'action' | 'from', string>> {
  return /^d(?<day>\d\d)(?::(?<action>.+)|@(?<from>.+))?$/.exec(attribute)?.groups ?? {}
}

/**
 * Throttling reads the number of views of a visitor in a minute (UTC): GetItem (consistent). The key is a hash, so no
 * further address is stored.
 */
export const visitorKey = (hash: string, minute: string): Key => ({ PK: `VISITOR#${hash}`, SK: minute })
