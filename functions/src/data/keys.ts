/**
 * The one table: items, keys and access patterns. Keys PK and SK, index GSI1 (GSI1PK, GSI1SK), and `expire`
 * (seconds since 1970), after which the table deletes an item, late, so readers check it.
 *
 * | item                | PK                     | SK                          | GSI1PK, GSI1SK              |
 * |---------------------|------------------------|-----------------------------|-----------------------------|
 * | data format         | FORMAT                 | FORMAT                      |                             |
 * | public property     | PROPERTY#<id>          | PROPERTY                    | LISTING, <id>#0             |
 * | draft, or planned   | PROPERTY#<id>          | PROPERTY                    | UNLISTED, <publishAt, or 9999>#<id> |
 * | property image      | PROPERTY#<id>          | IMAGE#<image>               | LISTING, <id>#1#<image>     |
 * | unit                | PROPERTY#<id>          | UNIT#<unit>                 |                             |
 * | unit image          | PROPERTY#<id>          | UNIT#<unit>#IMAGE#<image>   |                             |
 * | deleted property    | PROPERTY#<id>          | DELETED                     | TRASH, <due>#<id>           |
 * | hero image          | HERO                   | <id>                        |                             |
 * | changes of heroes   | HERO#CHANGES           | HERO#CHANGES                |                             |
 * | uploaded image      | MEDIA#<id>             | MEDIA                       | UPLOADS, <id>               |
 * | view (expires)      | VIEWS#<property>       | <viewedAt>#<view>           |                             |
 * | view count          | VIEWCOUNT              | <property>                  |                             |
 * | views, actions and starts of visits by day of a month | VIEWCOUNT#<yyyy-mm> | <property> |          |
 * | views of a visitor (expires) | VISITOR#<hash> | <yyyy-mm-ddThh:mm>         |                             |
 * | person              | USER#<sub>             | USER                        |                             |
 * | invitations that a person sent (expires) | USER#<sub> | INVITATIONS#<yyyy-mm-ddThh> |                     |
 * | session (expires)   | SESSION#<hash>         | SESSION                     |                             |
 * | preview (expires)   | PREVIEW#<hash>         | PREVIEW                     | PREVIEWS#<property>, <createdAt>#<hash>, when it is of a stored one |
 * | lease of a background run | LEASE#<name>     | LEASE                       |                             |
 * | change (expires)    | HISTORY#<property>     | <ISO time>#<unique>         | ACTIVITY, <ISO time>#<unique> |
 * | change of heroes    | HISTORY#hero           | <ISO time>#<unique>         | ACTIVITY, <ISO time>#<unique> |
 *
 * infra/grants.ts grants permissions by the prefix of the partition key. The keys of views, history and
 * previews are beside their repositories.
 */
export type Key = Record<'PK' | 'SK', string>

/** Returns `<parent's id>.<uuid>`, which contains the key of the item. */
export const newChildId = (parentId: string) => `${parentId}.${crypto.randomUUID()}`

/** Throws for an id without a parent. */
export function parentOf(id: string): string {
  const end = id.lastIndexOf('.')
  if (end < 0) throw new Error(`The id ${id} names no parent`)
  return id.slice(0, end)
}

/** Returns the last uuid of an id. */
const ownPart = (id: string) => id.slice(id.lastIndexOf('.') + 1)

/**
 * Properties and their images.
 *
 * | access                                | operation                                             |
 * |---------------------------------------|-------------------------------------------------------|
 * | a property with its images            | Query PK, SK between IMAGE# and PROPERTY (consistent) |
 * | a property alone                      | GetItem (consistent)                                  |
 * | all public properties with their images | Query GSI1, LISTING: each property, then its images |
 * | those that are not public             | Query GSI1, UNLISTED; their images are in LISTING     |
 * | those with a past scheduled time      | Query GSI1, UNLISTED, GSI1SK up to the time           |
 *
 * Images sort before their property and units after it, so each half is one range of the partition.
 */
export const propertyPartition = (propertyId: string) => `PROPERTY#${propertyId}`
export const propertyIdOf = ({ PK }: Pick<Key, 'PK'>) => PK.slice('PROPERTY#'.length)
export const propertySortKey = 'PROPERTY'
export const imagePrefix = 'IMAGE#'
export const gsi1 = 'GSI1'
export const listingPartition = 'LISTING'

export const propertyKey = (id: string): Key => ({ PK: propertyPartition(id), SK: propertySortKey })
export const propertyImageKey = (id: string): Key => ({
  PK: propertyPartition(parentOf(id)),
  SK: `${imagePrefix}${ownPart(id)}`,
})
export const propertyListingKey = (id: string) => ({ GSI1PK: listingPartition, GSI1SK: `${id}#0` })
export const unlistedPartition = 'UNLISTED'
/** `publishAt` is in UTC, so that keys sort by time. Without it only a save makes the property public. */
export const unlistedKey = (id: string, publishAt = '9999') => ({
  GSI1PK: unlistedPartition,
  GSI1SK: `${publishAt}#${id}`,
})
export const propertyImageListingKey = (id: string) => ({
  GSI1PK: listingPartition,
  GSI1SK: `${parentOf(id)}#1#${ownPart(id)}`,
})

/**
 * Units and their images.
 *
 * | access                                      | operation                                         |
 * |---------------------------------------------|---------------------------------------------------|
 * | a property's title, its units, their images | Query PK, SK from PROPERTY on (consistent)        |
 * | a unit with its images                      | Query PK, SK begins with UNIT#<unit> (consistent) |
 */
export const unitPrefix = 'UNIT#'
const unitImageMark = '#IMAGE#'

export const unitKey = (id: string): Key => ({
  PK: propertyPartition(parentOf(id)),
  SK: `${unitPrefix}${ownPart(id)}`,
})

/** The key of an image of a unit, by the image’s ID. */
export function unitImageKey(id: string): Key {
  const { PK, SK } = unitKey(parentOf(id))
  return { PK, SK: `${SK}${unitImageMark}${ownPart(id)}` }
}
/** With this attribute on the property, lists need not read units. */
export const unitAvailabilityPrefix = 'says#'
export const unitAvailabilityAttribute = (unitId: string) => `${unitAvailabilityPrefix}${ownPart(unitId)}`
/** Lists filter units by this attribute on the property. */
export const unitSummaryPrefix = 'has#'
export const unitSummaryAttribute = (unitId: string) => `${unitSummaryPrefix}${ownPart(unitId)}`

/** Returns what an item in a property's partition is, by its sort key. */
export function kindOf(SK: string): 'property' | 'propertyImage' | 'unit' | 'unitImage' | 'other' {
  if (SK === propertySortKey) return 'property'
  if (SK.startsWith(imagePrefix)) return 'propertyImage'
  if (!SK.startsWith(unitPrefix)) return 'other'
  return SK.includes(unitImageMark) ? 'unitImage' : 'unit'
}

/**
 * Deleted properties, which can be restored for 30 days.
 *
 * | access                                     | operation                                |
 * |--------------------------------------------|------------------------------------------|
 * | a deleted property                         | GetItem (consistent)                     |
 * | all of them; those whose time is over      | Query GSI1, TRASH, GSI1SK up to the time |
 *
 * A deleted property is its item under another sort key; what lies below it stays where it is. Every write below a
 * property asks for the item PROPERTY, so nothing of a deleted one can change. With `forGood` it is being removed: it
 * cannot be restored, and stays in TRASH until everything below it is gone.
 */
export const deletedSortKey = 'DELETED'
export const deletedKey = (propertyId: string): Key => ({ PK: propertyPartition(propertyId), SK: deletedSortKey })
export const trashPartition = 'TRASH'
/** `due` (ISO 8601) is when the property is deleted permanently. */
export const trashKey = (due: string, id: string) => ({ GSI1PK: trashPartition, GSI1SK: `${due}#${id}` })

/**
 * Hero images: all of them by one Query of PK, how often they changed by a GetItem (both consistent). Every change
 * counts, so that none is made from an outdated view of the others.
 */
export const heroPartition = 'HERO'
export const heroKey = (id: string): Key => ({ PK: heroPartition, SK: id })
export const heroChangesKey: Key = { PK: 'HERO#CHANGES', SK: 'HERO#CHANGES' }

/**
 * Uploaded images.
 *
 * | access          | operation             |
 * |-----------------|-----------------------|
 * | one             | GetItem (consistent)  |
 * | all of them     | Query GSI1, UPLOADS   |
 *
 * They have no `expire`: the table would forget an object that is still in the bucket.
 */
export const mediaKey = (id: string): Key => ({ PK: `MEDIA#${id}`, SK: 'MEDIA' })
export const uploadsPartition = 'UPLOADS'
export const uploadListingKey = (id: string) => ({ GSI1PK: uploadsPartition, GSI1SK: id })

/** Held by a background run that must not run twice at a time: PutItem with a condition. */
export const leaseKey = (name: string): Key => ({ PK: `LEASE#${name}`, SK: 'LEASE' })

/** `sub` is the user pool's id: GetItem (consistent). */
export const userKey = (sub: string): Key => ({ PK: `USER#${sub}`, SK: 'USER' })

/** Counts invitations in an hour (UTC): an update that is refused above the limit. */
export const invitationsKey = (sub: string, hour: string): Key => ({ PK: `USER#${sub}`, SK: `INVITATIONS#${hour}` })

/**
 * `hash` is the SHA-256 of the cookie's id: GetItem (consistent). Only the hash is stored, so a reader of the table
 * cannot sign in with it.
 */
export const sessionKey = (hash: string): Key => ({ PK: `SESSION#${hash}`, SK: 'SESSION' })
