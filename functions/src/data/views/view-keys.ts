import type { Key } from '../keys.ts'

/**
 * Views of a property (oldest first), how often each property was viewed, and the same for each day of a month (UTC):
 * one Query of PK each (consistent), so that a year is read by 13. A view expires; counts stay until their property is
 * deleted.
 */
export const viewPartition = (propertyId: string) => `VIEWS#${propertyId}`
/** `viewedAt` (ISO 8601) sorts keys by time; `unique` separates views of one millisecond. */
export const viewKey = (propertyId: string, viewedAt: string, unique: string): Key => ({
  PK: viewPartition(propertyId),
  SK: `${viewedAt}#${unique}`,
})
export const viewCountPartition = 'VIEWCOUNT'
export const viewCountKey = (propertyId: string): Key => ({ PK: viewCountPartition, SK: propertyId })
/** `month` is yyyy-mm in UTC; its item has an attribute per day with views. */
export const monthlyViewCountPartition = (month: string) => `${viewCountPartition}#${month}`
export const monthlyViewCountKey = (propertyId: string, month: string): Key => ({
  PK: monthlyViewCountPartition(month),
  SK: propertyId,
})
export const monthOf = (day: string) => day.slice(0, 7)
/** `day` is yyyy-mm-dd. */
export const dayAttribute = (day: string) => `d${day.slice(8, 10)}`

/**
 * Throttling reads the number of views of a visitor in a minute (UTC): GetItem (consistent). The key is a hash, so no
 * further address is stored.
 */
export const visitorKey = (hash: string, minute: string): Key => ({ PK: `VISITOR#${hash}`, SK: minute })
