import type { Actor } from '@porchlight/contract/history/history'
import { actorSchema } from '@porchlight/contract/history/history'
import type { DeletedProperty } from '@porchlight/contract/history/trash'
import { trashDays } from '@porchlight/contract/history/trash'
import { propertyImageSchema } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import type { Property } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import { recordChange } from '../history/record-change.ts'
import {
  deletedKey,
  gsi1,
  imagePrefix,
  kindOf,
  propertyIdOf,
  propertyKey,
  propertyPartition,
  trashKey,
  trashPartition,
  unitAvailabilityPrefix,
  unitPrefix,
  unitSummaryPrefix,
} from '../keys.ts'
import { keyOf, parseItem, parseReadable } from '../table/parse-stored.ts'
import { getItem, queryAll } from '../table/read.ts'
import { retryOnConflict, writeConflict } from '../table/retry-on-conflict.ts'
import type { Table } from '../table/table.ts'
import { putItem, putNew, transact } from '../table/transact.ts'
import { deleteVersioned } from '../table/versioned.ts'
import { unitItemSchema } from '../units/unit-items.ts'
import { unitAttributes } from '../units/unit-summary.ts'
import { indexKeysOf } from './property-items.ts'
import { findProperty, findStored, propertySubject } from './property-repository.ts'

/**
 * The property can be restored for 30 days. It is invisible from now on, and nothing below it can change. Throws
 * `notFound`.
 */
export async function moveToTrash(table: Table, id: string): Promise<void> {
  await retryOnConflict(async () => {
    const item = await getItem(table, propertyKey(id))
    if (!item) throw notFound('Property')
    const property = await findStored(table, id)
    if (!property) throw writeConflict()
    const now = new Date()
    const due = new Date(now.getTime() + trashDays * 86_400_000).toISOString()
    const place = { ...deletedKey(id), ...trashKey(due, id) }
    await transact(table, [
      deleteVersioned(propertyKey(id), parseItem(versionSchema, item).version),
      putItem({ ...item, ...place, deletedAt: now.toISOString(), ...(table.by && { deletedBy: table.by }) }),
      recordChange(table, { of: propertySubject(id, property.item.title), action: 'deleted', before: property }),
    ])
  })
}

const versionSchema = z.object({ version: z.int() })

/** Reads the units: one created during the deletion may be missing in the property's item. */
async function unitAttributesOf(table: Table, id: string) {
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :unit)',
    ExpressionAttributeValues: { ':pk': propertyPartition(id), ':unit': unitPrefix },
  })
  const units = items.filter((item) => kindOf(keyOf(item).SK) === 'unit').map((item) => parseItem(unitItemSchema, item))
  const attributes = units.flatMap((unit) => Object.entries(unitAttributes(unit.id, unit)))
  return {
    unitCount: units.length,
    ...Object.fromEntries(attributes.filter(([, text]) => text !== undefined)),
  }
}

/** Only deleted properties have these attributes, or a restore computes them again. */
const TRASH_ATTRIBUTES = new Set(['PK', 'SK', 'GSI1PK', 'GSI1SK', 'deletedAt', 'deletedBy'])

/**
 * Increases the version. Returns the property, also if someone else restored it first. Throws `notFound` if it is not
 * deleted, and `conflict` if its id is in use.
 */
export async function restoreFromTrash(table: Table, id: string): Promise<Property> {
  await retryOnConflict(async () => {
    const deleted = await getItem(table, deletedKey(id))
    if (!deleted) {
      if (await getItem(table, propertyKey(id))) return
      throw notFound('Property')
    }
    if (!canBeRestored(deleted, new Date())) throw notFound('Property')
    const { deletedAt, title, status, publishAt, version } = parseItem(deletedSchema, deleted)
    const attributes = Object.entries(deleted).filter(
      ([name]) =>
        !TRASH_ATTRIBUTES.has(name) && !name.startsWith(unitAvailabilityPrefix) && !name.startsWith(unitSummaryPrefix),
    )
    const item = {
      ...Object.fromEntries(attributes),
      ...(await unitAttributesOf(table, id)),
      ...propertyKey(id),
      ...indexKeysOf(id, { status, publishAt }),
      updatedAt: new Date().toISOString(),
      version: version + 1,
    }
    await transact(table, [
      {
        Delete: {
          Key: deletedKey(id),
          ConditionExpression: 'deletedAt = :read',
          ExpressionAttributeValues: { ':read': deletedAt },
        },
        refusal: writeConflict,
      },
      putNew(item, 'A property'),
      recordChange(table, { of: propertySubject(id, title), action: 'restored' }),
    ])
  })
  const property = await findProperty(table, id, 'admin')
  if (!property) throw notFound('Property')
  return property
}

export const deletedSchema = z.extend(versionSchema, {
  id: z.string(),
  title: z.string(),
  location: z.enum(['atlanta', 'dallas']),
  status: z.nullable(z.enum(['draft', 'published'])),
  publishAt: z.nullable(z.string()),
  deletedAt: z.iso.datetime(),
  deletedBy: z.optional(actorSchema),
  GSI1SK: z.string(),
})

/**
 * Its time is not over, and it is not being removed for good. Its images' originals are safe until then: they are
 * deleted 31 days after nothing live references them.
 */
const canBeRestored = ({ forGood, GSI1SK }: Record<string, unknown>, now: Date) =>
  !forGood && String(GSI1SK) > now.toISOString()

const itemsInTrash = (table: Table) =>
  queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :trash',
    ExpressionAttributeValues: { ':trash': trashPartition },
    ScanIndexForward: false,
  })

/** Leaves out items of deleted properties. */
export async function withoutDeleted<T extends { propertyId: string }>(
  table: Table,
  items: readonly T[],
): Promise<T[]> {
  const deleted = new Set((await itemsInTrash(table)).map((item) => propertyIdOf(keyOf(item))))
  return items.filter(({ propertyId }) => !deleted.has(propertyId))
}

/** Newest deletion first, with the placeholder of the first image. */
export async function listDeleted(table: Table): Promise<DeletedProperty[]> {
  const now = new Date()
  const restorable = (await itemsInTrash(table)).filter((item) => canBeRestored(item, now))
  const items = parseReadable(restorable, (item) => parseItem(deletedSchema, item))
  const placeholders = await Promise.all(items.map(({ id }) => placeholderOf(table, id)))
  return items.map(({ id, title, location, deletedAt, deletedBy, GSI1SK }, n) => {
    const placeholder = placeholders[n]
    const goneAt = GSI1SK.slice(0, -id.length - 1)
    return { id, title, location, deletedAt, goneAt, ...byOf(deletedBy), ...(placeholder && { placeholder }) }
  })
}

const byOf = (by: Actor | undefined) => (by && { by }) ?? {}

async function placeholderOf(table: Table, id: string): Promise<string | undefined> {
  const items = await queryAll(table, {
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :image)',
    ExpressionAttributeValues: { ':pk': propertyPartition(id), ':image': imagePrefix },
  })
  return inDisplayOrder(parseReadable(items, (item) => parseItem(propertyImageSchema, item)))[0]?.placeholder
}

/** Returns ids of properties whose time was over at `now`. */
export async function expiredInTrash(table: Table, now: Date): Promise<string[]> {
  const items = await queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :trash AND GSI1SK < :now',
    ExpressionAttributeValues: { ':trash': trashPartition, ':now': now.toISOString() },
  })
  return items.map((item) => propertyIdOf(keyOf(item)))
}
