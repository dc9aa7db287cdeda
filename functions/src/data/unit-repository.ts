import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Unit, UnitFields } from '@porchlight/contract/unit'
import * as z from 'zod/mini'
import { notFound } from '../errors.ts'
import { newChildId, parentOf } from './child-id.ts'
import { arrangeImages, type NewImage } from './new-images.ts'
import { parseItem } from './parse-item.ts'
import { propertyKey, propertyPartition, propertySortKey } from './property-keys.ts'
import { putNew } from './put-new.ts'
import { queryAll } from './query-all.ts'
import type { Table } from './table.ts'
import { type Step, transact } from './transact.ts'
import { groupUnits, toUnit } from './unit-items.ts'
import { unitImageKey, unitKey } from './unit-keys.ts'

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
 * Throws `notFound` without the property and `conflict` when the id is taken.
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
    unitNumber: fields.unitNumber,
    bedrooms: fields.bedrooms,
    bathrooms: fields.bathrooms,
    squareFeet: fields.squareFeet ?? null,
    features: fields.features || null,
    youtubeUrl: fields.youtubeUrl || null,
    createdAt,
    updatedAt: createdAt,
  }
  const imageItems = arrangeImages(images, createdAt).map((image) => ({ id: newChildId(id), unitId: id, ...image }))
  await transact(table, [
    countUnit(table, fields.propertyId),
    putNew(table, { ...unitKey(id), ...item }, 'A unit'),
    ...imageItems.map((image) => putNew(table, { ...unitImageKey(image.id), ...image }, 'An image')),
  ])
  return toUnit(item, propertyTitle, imageItems)
}

const countUnit = ({ name }: Table, propertyId: string): Step => ({
  write: {
    Update: {
      TableName: name,
      Key: propertyKey(propertyId),
      ConditionExpression: 'attribute_exists(PK)',
      UpdateExpression: 'ADD unitCount :one',
      ExpressionAttributeValues: { ':one': 1 },
    },
  },
  refusal: () => notFound('Property'),
})

const titleSchema = z.object({ title: z.string() })

async function findTitle({ client, name }: Table, propertyId: string): Promise<string> {
  const key = propertyKey(propertyId)
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }))
  if (!Item) throw notFound('Property')
  return parseItem(titleSchema, Item).title
}
