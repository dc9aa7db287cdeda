import { ownPart, parentOf } from '../table/child-id.ts'

/**
 * | access                                     | operation                                                    |
 * |--------------------------------------------|--------------------------------------------------------------|
 * | a property with its images                 | Query PK, SK between IMAGE# and PROPERTY (consistent)        |
 * | a property alone                           | GetItem (consistent)                                         |
 * | a property with everything below it        | Query PK (consistent)                                        |
 * | all properties with their images           | Query GSI1, LISTING: each property, then its images          |
 * | an image by its id                         | GetItem (consistent); the id carries the property's          |
 *
 * Images sort before their property and units after it, so each half is one range of the partition.
 */
export const propertyPartition = (propertyId: string) => `PROPERTY#${propertyId}`
export const propertyIdOf = ({ PK }: { PK: string }) => PK.slice('PROPERTY#'.length)
export const propertySortKey = 'PROPERTY'
export const imagePrefix = 'IMAGE#'
export const listingIndex = 'GSI1'
export const listingPartition = 'LISTING'

export const propertyKey = (id: string) => ({ PK: propertyPartition(id), SK: propertySortKey })

export const propertyImageKey = (id: string) => ({
  PK: propertyPartition(parentOf(id)),
  SK: `${imagePrefix}${ownPart(id)}`,
})

export const propertyListingKey = (id: string) => ({ GSI1PK: listingPartition, GSI1SK: `${id}#0` })

export const propertyImageListingKey = (id: string) => ({
  GSI1PK: listingPartition,
  GSI1SK: `${parentOf(id)}#1#${ownPart(id)}`,
})
