/**
 * | access                                | operation                              |
 * |---------------------------------------|----------------------------------------|
 * | views of one property, oldest first   | Query PK VIEWS#<property> (consistent) |
 * | how often each property was viewed    | Query PK VIEWCOUNT (consistent)        |
 * | the same for one day (UTC)            | Query PK VIEWCOUNT#<day> (consistent)  |
 *
 * A view expires; counts stay until their property is deleted.
 */
export const viewPartition = (propertyId: string) => `VIEWS#${propertyId}`

/** viewedAt in ISO 8601, so that keys sort by time; unique keeps two views of one millisecond apart. */
export const viewKey = (propertyId: string, viewedAt: string, unique: string) => ({
  PK: viewPartition(propertyId),
  SK: `${viewedAt}#${unique}`,
})

export const viewCountPartition = 'VIEWCOUNT'
export const viewCountKey = (propertyId: string) => ({ PK: viewCountPartition, SK: propertyId })

/** day as yyyy-mm-dd in UTC. */
export const dailyViewCountPartition = (day: string) => `${viewCountPartition}#${day}`
export const dailyViewCountKey = (propertyId: string, day: string) => ({
  PK: dailyViewCountPartition(day),
  SK: propertyId,
})
