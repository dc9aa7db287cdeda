import { imagePrefix, propertyPartition, propertySortKey } from '../keys.ts'
import { queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'

const itemsFrom = (table: Table, propertyId: string, from: string) =>
  queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk AND SK >= :from',
    ExpressionAttributeValues: { ':pk': propertyPartition(propertyId), ':from': from },
  })

/** A property, its images and its units with theirs. */
export const itemsOfProperty = (table: Table, id: string) => itemsFrom(table, id, imagePrefix)

/** Leaves out the images of the property. */
export const itemsOfUnits = (table: Table, propertyId: string) => itemsFrom(table, propertyId, propertySortKey)
