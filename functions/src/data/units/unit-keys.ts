import { propertyPartition } from '../properties/property-keys.ts'
import { ownPart, parentOf } from '../table/child-id.ts'

/**
 * | access                                     | operation                                                    |
 * |--------------------------------------------|--------------------------------------------------------------|
 * | a property's title, its units, their images| Query PK, SK from PROPERTY on (consistent)                   |
 * | a unit with its images                     | Query PK, SK begins with UNIT#<unit> (consistent)            |
 * | a unit image by its id                     | GetItem (consistent); the id carries the unit's              |
 */
export const unitPrefix = 'UNIT#'
const imageMark = '#IMAGE#'

export const unitKey = (id: string) => ({ PK: propertyPartition(parentOf(id)), SK: `${unitPrefix}${ownPart(id)}` })

export function unitImageKey(id: string) {
  const { PK, SK } = unitKey(parentOf(id))
  return { PK, SK: `${SK}${imageMark}${ownPart(id)}` }
}

/** Whether a sort key of a property's partition is that of a unit image. */
export const isUnitImage = (sortKey: string) => sortKey.startsWith(unitPrefix) && sortKey.includes(imageMark)

/** Whether a sort key of a property's partition is that of a unit itself. */
export const isUnit = (sortKey: string) => sortKey.startsWith(unitPrefix) && !sortKey.includes(imageMark)
