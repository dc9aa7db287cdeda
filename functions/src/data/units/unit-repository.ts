import type { UnitImage } from '@porchlight/contract/image'
import type { Unit, UnitFields } from '@porchlight/contract/unit'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import { imageItems } from '../images/image-items.ts'
import { planImages } from '../images/image-plan.ts'
import type { NewImage } from '../images/new-images.ts'
import { firstRevision } from '../images/revision.ts'
import {
  newChildId,
  parentOf,
  propertyKey,
  propertyPartition,
  propertySortKey,
  removalKeyOf,
  unitKey,
} from '../keys.ts'
import { getItem, parseItem, queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { putNew, type TransactionItem, transact } from '../table/transact.ts'
import { groupUnitItems, groupUnits, storedUnitFields, toUnit, unitImageItem } from './unit-items.ts'

export interface NewUnit {
  fields: UnitFields
  images: NewImage[]
}

/** The property's units with their images, by unit number as people count; throws `notFound` without the property. */
export async function listUnits(table: Table, propertyId: string): Promise<Unit[]> {
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk AND SK >= :from',
    ExpressionAttributeValues: { ':pk': propertyPartition(propertyId), ':from': propertySortKey },
  })
  const units = groupUnits(items)
  if (!units) throw notFound('Property')
  return units
}

/**
 * Stores a unit with its images (at most 90), exactly one of them primary, and counts it on its property, all or
 * nothing. id (`<propertyId>.<uuid>`) and createdAt (ISO 8601) are made when not given.
 * Throws `notFound` without the property, `conflict` when the id is taken and `invalidInput`, naming the field, for an
 * image that cannot be attached.
 */
export async function createUnit(
  table: Table,
  { fields, images }: NewUnit,
  {
    id = newChildId(fields.propertyId),
    createdAt = new Date().toISOString(),
  }: { id?: string; createdAt?: string } = {},
): Promise<Unit> {
  if (parentOf(id) !== fields.propertyId) throw new Error(`${id} is not an id below ${fields.propertyId}`)
  const propertyTitle = await findTitle(table, fields.propertyId)
  const item = {
    id,
    propertyId: fields.propertyId,
    ...storedUnitFields(fields),
    createdAt,
    updatedAt: createdAt,
    ...firstRevision,
  }
  const plan = planImages([], images, newUnitImage(id), createdAt)
  const first = [countUnits(table, fields.propertyId, 1), putNew(table, { ...unitKey(id), ...item }, 'A unit')]
  const imageChange = { plan, toItem: unitImageItem, removalKey: removalKeyOf(fields.propertyId) }
  await transact(table, [...first, ...imageItems(table, imageChange).items])
  return toUnit(item, propertyTitle, plan.images)
}

/** Gives a new image of a unit its id. */
export const newUnitImage = (unitId: string) => (image: Omit<UnitImage, 'id' | 'unitId'>) => ({
  id: newChildId(unitId),
  unitId,
  ...image,
})

/** Moves the count of a property's units; `notFound` without the property. */
export const countUnits = ({ name }: Table, propertyId: string, by: 1 | -1): TransactionItem => ({
  write: {
    Update: {
      TableName: name,
      Key: propertyKey(propertyId),
      ConditionExpression: 'attribute_exists(PK)',
      UpdateExpression: 'ADD unitCount :by',
      ExpressionAttributeValues: { ':by': by },
    },
  },
  refusal: () => notFound('Property'),
})

/** What the table holds of one unit; undefined when there is none. */
export async function findUnitItems(table: Table, id: string) {
  const { PK, SK } = unitKey(id)
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :unit)',
    ExpressionAttributeValues: { ':pk': PK, ':unit': SK },
  })
  return groupUnitItems(items)[0]
}

/** The unit with its images, as last written; undefined when there is none. Throws `notFound` without its property. */
export async function findUnit(table: Table, id: string): Promise<Unit | undefined> {
  const [unit, title] = await Promise.all([findUnitItems(table, id), findTitle(table, parentOf(id))])
  return unit && toUnit(unit.item, title, unit.images)
}

const titleSchema = z.object({ title: z.string() })

async function findTitle(table: Table, propertyId: string): Promise<string> {
  const item = await getItem(table, propertyKey(propertyId))
  if (!item) throw notFound('Property')
  return parseItem(titleSchema, item).title
}
