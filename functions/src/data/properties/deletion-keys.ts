import { propertyPartition } from './property-keys.ts'

/**
 * | access                                              | operation                     |
 * |-----------------------------------------------------|-------------------------------|
 * | whether the deletion of a property is unfinished    | GetItem (consistent)          |
 * | what a deletion has still to remove                 | Query PK, SK after DELETION   |
 *
 * Takes the place of the property in the same transaction, so that the property is gone for everybody at once while
 * what lies below it is still being removed. It sorts before all of that.
 */
export const deletionSortKey = 'DELETION'
export const deletionKey = (propertyId: string) => ({ PK: propertyPartition(propertyId), SK: deletionSortKey })
