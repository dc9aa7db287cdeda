import type { ChangeAction, ChangeSubject } from '@porchlight/contract/history/history'
import type { PropertyImage } from '@porchlight/contract/images/image'
import type { Property, PropertyFields } from '@porchlight/contract/properties/property'
import { conflict, notFound } from '../../errors.ts'
import type { Confirmation } from '../availability/stored-availability.ts'
import { recordChange } from '../history/record-change.ts'
import { saveImages } from '../images/image-items.ts'
import {
  deleteImage,
  type FieldsUpdate,
  type ImageOwner,
  ownerUpdate,
  type Update,
  updateOwner,
} from '../images/image-owner.ts'
import { type NewImage, planImages } from '../images/image-plan.ts'
import {
  deletedKey,
  gsi1,
  imagePrefix,
  listingPartition,
  newChildId,
  parentOf,
  propertyKey,
  propertyPartition,
  propertySortKey,
  unlistedPartition,
} from '../keys.ts'
import { parseReadable } from '../table/parse-stored.ts'
import { getItem, queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { checkItem, putNew } from '../table/transact.ts'
import { firstVersion } from '../table/versioned.ts'
import {
  byAge,
  groupItems,
  groupProperties,
  indexKeysOf,
  isListed,
  propertyImageItem,
  type Scope,
  storedFields,
  toProperty,
} from './property-items.ts'

export interface NewProperty {
  fields: PropertyFields
  images: NewImage[]
}

/** Reads consistently. Returns undefined if the property does not exist in this scope. */
export async function findProperty(table: Table, id: string, scope: Scope = 'public'): Promise<Property | undefined> {
  const items = await propertyItems(table, id)
  return groupProperties(scope === 'public' ? items.filter(isListed) : items)[0]
}

/** Returns the stored item and its fields separately; undefined if it does not exist. */
export async function findStored(table: Table, id: string) {
  const [found] = groupItems(await propertyItems(table, id))
  return found && { ...found, fields: storedFields(found.item) }
}

/** Units are left out. */
const propertyItems = (table: Table, id: string) =>
  queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk AND SK BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': propertyPartition(id), ':from': imagePrefix, ':to': propertySortKey },
  })

/** Returns whether visitors may see the property. */
export async function propertyIsPublic(table: Table, id: string): Promise<boolean> {
  const item = await getItem(table, propertyKey(id), 'GSI1PK')
  return item !== undefined && isListed(item)
}

/** Newest first. Leaves out malformed properties. Reads the index, which is updated within a moment. */
export async function listProperties(table: Table, scope: Scope = 'public'): Promise<Property[]> {
  const partitions = scope === 'public' ? [listingPartition] : [listingPartition, unlistedPartition]
  const items = await Promise.all(
    partitions.map((partition) =>
      queryAll(table, {
        IndexName: gsi1,
        KeyConditionExpression: 'GSI1PK = :partition',
        ExpressionAttributeValues: { ':partition': partition },
      }),
    ),
  )
  return groupProperties(items.flat(), parseReadable, scope).sort(byAge)
}

/**
 * Stores at most 90 images in one transaction; exactly one is primary. Creates id and createdAt (ISO 8601) unless
 * given; `action` is that of the change record. Throws `conflict` if the id exists, and `invalidInput` naming the
 * field of an image that cannot be attached.
 */
export async function createProperty(
  table: Table,
  { fields, images }: NewProperty,
  {
    id,
    createdAt = new Date().toISOString(),
    action = 'created',
  }: { id?: string; createdAt?: string; action?: ChangeAction } = {},
): Promise<Property> {
  const propertyId = id ?? crypto.randomUUID()
  const stored = storedFields(fields)
  const item = {
    id: propertyId,
    ...stored,
    createdAt,
    updatedAt: createdAt,
    version: firstVersion,
    unitCount: 0,
  }
  const owner = ownerOf(propertyId)
  const plan = planImages([], images, owner.newImage, createdAt)
  const first = [
    putNew({ ...propertyKey(propertyId), ...indexKeysOf(propertyId, fields), ...item }, 'A property'),
    // A given id may be that of a deleted property; a new one cannot.
    ...(id ? [notDeleted(id)] : []),
    recordChange(table, {
      of: propertySubject(propertyId, fields.title),
      action,
      after: { fields: stored, images: plan.images },
    }),
  ]
  await saveImages(table, first, { ...owner, plan })
  return toProperty(item, [], plan.images)
}

const notDeleted = (id: string) =>
  checkItem(deletedKey(id), false, () => conflict('A property with this id is in "Recently deleted"'))

/**
 * Replaces fields and images, all or nothing. Throws `notFound`, `conflict` naming `property.version` if the stored
 * version is newer, and `invalidInput` naming the field of an image that cannot be attached.
 */
export async function updateProperty(table: Table, id: string, update: Update<SavedFields>): Promise<Property> {
  await updateOwner(table, ownerOf(id), storedUpdate(id, update))
  const saved = await findProperty(table, id, 'admin')
  if (!saved) throw notFound('Property')
  return saved
}

type SavedFields = PropertyFields & Confirmation

const storedUpdate = <U extends FieldsUpdate<SavedFields>>(id: string, update: U) => ({
  ...update,
  fields: storedFields(update.fields),
  place: indexKeysOf(id, update.fields),
})

/** Callers may save units in the same transaction. */
export const propertyUpdate = (table: Table, before: StoredProperty, update: FieldsUpdate<SavedFields>) =>
  ownerUpdate(
    table,
    ownerOf(before.item.id),
    { ...before, fields: storedFields(before.item) },
    storedUpdate(before.item.id, update),
  )

type StoredProperty = ReturnType<typeof groupItems>[number]

/** Returns the property's new version; see `deleteImage`. */
export const deletePropertyImage = (table: Table, id: string, version?: number): Promise<number> =>
  deleteImage(table, ownerOf(parentOf(id)), id, version)

/** Change records have this subject. */
export const propertySubject = (id: string, title: string): ChangeSubject => ({
  kind: 'property',
  id,
  title,
  historyId: id,
  propertyTitle: title,
})

const ownerOf = (id: string): ImageOwner<PropertyImage> => ({
  what: 'Property',
  key: propertyKey(id),
  toItem: propertyImageItem,
  newImage: (image) => ({ id: newChildId(id), propertyId: id, ...image }),
  find: (table) => findStored(table, id),
  subject: async (_, { title }) => propertySubject(id, String(title)),
  conditions: [],
})
