import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Property, PropertyFields } from '@porchlight/contract/property'
import { newChildId } from './child-id.ts'
import { arrangeImages, type NewImage } from './new-images.ts'
import { groupProperties, toProperty } from './property-items.ts'
import {
  imagePrefix,
  listingIndex,
  listingPartition,
  propertyImageKey,
  propertyImageListingKey,
  propertyKey,
  propertyListingKey,
  propertyPartition,
  propertySortKey,
} from './property-keys.ts'
import { putNew } from './put-new.ts'
import { queryAll } from './query-all.ts'
import type { Table } from './table.ts'
import { transact } from './transact.ts'

export interface NewProperty {
  fields: PropertyFields
  images: NewImage[]
}

/** The property with its images in display order, as last written; undefined when there is none. */
export async function findProperty(table: Table, id: string): Promise<Property | undefined> {
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk AND SK BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': propertyPartition(id), ':from': imagePrefix, ':to': propertySortKey },
  })
  return groupProperties(items)[0]
}

/** Whether there is such a property. */
export async function propertyExists({ client, name }: Table, id: string): Promise<boolean> {
  const key = propertyKey(id)
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key: key, ConsistentRead: true, ProjectionExpression: 'PK' }),
  )
  return Item !== undefined
}

/** All properties with their images, newest first. Read from the index, which follows writes within a moment. */
export async function listProperties(table: Table): Promise<Property[]> {
  const items = await queryAll(table, {
    IndexName: listingIndex,
    KeyConditionExpression: 'GSI1PK = :listing',
    ExpressionAttributeValues: { ':listing': listingPartition },
  })
  return groupProperties(items).sort((a, b) => compare(b.createdAt, a.createdAt) || compare(a.id, b.id))
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/**
 * Stores a property with its images (at most 90), exactly one of them primary, all or nothing.
 * id and createdAt (ISO 8601) are made when not given. Throws `conflict` when the id is taken.
 */
export async function createProperty(
  table: Table,
  { fields, images }: NewProperty,
  { id = crypto.randomUUID(), createdAt = new Date().toISOString() }: { id?: string; createdAt?: string } = {},
): Promise<Property> {
  const item = {
    id,
    title: fields.title,
    description: fields.description,
    location: fields.location,
    propertyType: fields.propertyType,
    address: fields.address || null,
    bedrooms: fields.bedrooms ?? null,
    bathrooms: fields.bathrooms ?? null,
    squareFeet: fields.squareFeet ?? null,
    youtubeUrl: fields.youtubeUrl || null,
    featured: fields.featured ?? false,
    architecturalStyle: fields.architecturalStyle || null,
    features: fields.features ?? [],
    createdAt,
    updatedAt: createdAt,
    version: 1,
    unitCount: 0,
  }
  const imageItems = arrangeImages(images, createdAt).map((image) => ({ id: newChildId(id), propertyId: id, ...image }))
  await transact(table, [
    putNew(table, { ...propertyKey(id), ...propertyListingKey(id), ...item }, 'A property'),
    ...imageItems.map((image) =>
      putNew(table, { ...propertyImageKey(image.id), ...propertyImageListingKey(image.id), ...image }, 'An image'),
    ),
  ])
  return toProperty(item, imageItems)
}
