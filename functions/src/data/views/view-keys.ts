import type { Key } from '../keys.ts'

/**
 * Views of a property (oldest first), how often each property was viewed, and the same for each day of a month (UTC):
 * one Query of PK each (consistent), so that a year is read by 13. A view expires; counts stay until their property is
 * deleted.
 */
export const viewPartition = (propertyId: string) => `VIEWS#${propertyId}`
/** viewedAt in ISO 8601, so that keys sort by time; `unique` separates views of one millisecond. */
export const viewKey = (propertyId: string, viewedAt: string, unique: string): Key => ({
  PK: viewPartition(propertyId),
  SK: `${viewedAt}#${unique}`,
})
export const viewCountPartition = 'VIEWCOUNT'
export const viewCountKey = (propertyId: string): Key => ({ PK: viewCountPartition, SK: propertyId })
/** `month` as yyyy-mm in UTC; its item has an attribute per day with views. */
export const monthlyViewCountPartition = (month: string) => `${viewCountPartition}#${month}`
export const monthlyViewCountKey = (propertyId: string, month: string): Key => ({
  PK: monthlyViewCountPartition(month),
  SK: propertyId,
})
export const monthOf = (day: string) => day.slice(0, 7)
/** Attribute of a day (yyyy-mm-dd) in its month's item. */
export const dayAttribute = (day: string) => `d${day.slice(8, 10)}`

/**
 * Number of views from one visitor in a minute (UTC): GetItem (consistent), for throttling. Keyed by a hash, so no
 * further address is stored.
 */
export const visitorKey = (hash: string, minute: string): Key => ({ PK: `VISITOR#${hash}`, SK: minute })
