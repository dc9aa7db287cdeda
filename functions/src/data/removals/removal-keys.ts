import { propertyPartition } from '../properties/property-keys.ts'

/**
 * | access                                                    | operation             |
 * |-----------------------------------------------------------|-----------------------|
 * | objects still to be removed after images of a property    | GetItem (consistent)  |
 * | or of its units went, and those of the hero               |                       |
 *
 * Written in the transaction that removes the images, gone when the objects are.
 */
export const removalSortKey = 'REMOVAL'
export const removalKeyOf = (propertyId: string) => ({ PK: propertyPartition(propertyId), SK: removalSortKey })
export const heroRemovalKey = { PK: 'HERO#REMOVAL', SK: removalSortKey }
