import type { ChangeAction, ChangeSubject } from '@porchlight/contract/history/history'
import type { UnitImage } from '@porchlight/contract/images/image'
import type { Unit, UnitFields } from '@porchlight/contract/properties/unit'
import * as z from 'zod/mini'
import { invalidInput, notFound } from '../../errors.ts'
import type { Confirmation } from '../availability/stored-availability.ts'
import { recordChange } from '../history/record-change.ts'
import { removalItems, saveImages } from '../images/image-items.ts'
import {
  deleteImage,
  type FieldsUpdate,
  type ImageOwner,
  ownerUpdate,
  type Update,
  updateOwner,
} from '../images/image-owner.ts'
import { type NewImage, planImages } from '../images/image-plan.ts'
import { newChildId, parentOf, propertyKey, unitKey } from '../keys.ts'
import { isListed, type Scope } from '../properties/property-items.ts'
import { itemsOfUnits } from '../properties/property-partition.ts'
import { parseItem, parseReadable } from '../table/parse-stored.ts'
import { getItem, queryAll } from '../table/read.ts'
import { retryOnConflict } from '../table/retry-on-conflict.ts'
import type { Table } from '../table/table.ts'
import { putNew, type TransactionItem, transact } from '../table/transact.ts'
import { deleteVersioned } from '../table/versioned.ts'
import { groupUnitItems, groupUnits, newUnitItem, storedUnitFields, toUnit, unitImageItem } from './unit-items.ts'
import { type SummarizedUnit, unitAttributes } from './unit-summary.ts'

interface NewUnit {
  fields: UnitFields
  images: NewImage[]
}

/**
 * Sorts naturally by unit number. Leaves out malformed units. Throws `notFound` if the property does not exist in
 * this scope.
 */
export async function listUnits(table: Table, propertyId: string, scope: Scope = 'public'): Promise<Unit[]> {
  const items = await itemsOfUnits(table, propertyId)
  const units = scope === 'admin' || items.some(isListed) ? groupUnits(items, parseReadable) : undefined
  if (!units) throw notFound('Property')
  return units
}

/**
 * Stores at most 90 images, exactly one of them primary, and updates the property's unit count and availability, all
 * or nothing. Creates id (`<propertyId>.<uuid>`) and createdAt (ISO 8601) unless given; `action` is that of the
 * change record. Throws `notFound` without the property, `conflict` if the id exists, and `invalidInput` naming the
 * field for an id below another property or an image that cannot be attached.
 */
export async function createUnit(
  table: Table,
  { fields, images }: NewUnit,
  {
    id = newChildId(fields.propertyId),
    createdAt = new Date().toISOString(),
    action = 'created',
  }: { id?: string; createdAt?: string; action?: ChangeAction } = {},
): Promise<Unit> {
  if (parentOf(id) !== fields.propertyId)
    throw invalidInput([{ path: 'unit.id', message: 'This id belongs to another property' }])
  const propertyTitle = await findTitle(table, fields.propertyId)
  const owner = ownerOf(id)
  const plan = planImages([], images, owner.newImage, createdAt)
  const { unit, items } = unitCreation(table, { id, fields, images: plan.images, createdAt, action, propertyTitle })
  await saveImages(table, items, { ...owner, plan })
  return unit
}

interface UnitCreation {
  id: string
  fields: UnitFields
  images?: UnitImage[]
  createdAt?: string
  action: ChangeAction
  propertyTitle: string
}

/** Leaves out the images, for callers that store more in the same transaction. */
export function unitCreation(
  table: Table,
  { id, fields, images = [], createdAt = new Date().toISOString(), action, propertyTitle }: UnitCreation,
) {
  const item = newUnitItem(id, fields, createdAt)
  const items = [
    updatePropertyForUnit(id, { by: 1, unit: item, refusal: () => notFound('Property') }),
    putNew({ ...unitKey(id), ...item }, 'A unit'),
    recordChange(table, {
      of: unitSubject(id, fields.unitNumber, propertyTitle),
      action,
      after: { fields: storedUnitFields(item), images },
    }),
  ]
  return { unit: toUnit(item, propertyTitle, images), items }
}

interface UnitChange {
  by: 1 | 0 | -1
  /** Absent if the unit is deleted. */
  unit?: SummarizedUnit
  /** Thrown if the property does not exist. */
  refusal: () => Error
}

/** Updates the count, the unit's attributes and the time. */
const updatePropertyForUnit = (unitId: string, { by, unit, refusal }: UnitChange): TransactionItem => ({
  Change: {
    key: propertyKey(parentOf(unitId)),
    add: { unitCount: by },
    set: { ...unitAttributes(unitId, unit), updatedAt: new Date().toISOString() },
  },
  refusal,
})

/** Returns undefined if the unit does not exist. */
export async function findUnitItems(table: Table, id: string) {
  const { PK, SK } = unitKey(id)
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :unit)',
    ExpressionAttributeValues: { ':pk': PK, ':unit': SK },
  })
  return groupUnitItems(items)[0]
}

const titleSchema = z.object({ title: z.string() })

/** Throws `notFound` for `what` without the property. */
async function findTitle(table: Table, propertyId: string, what: 'Property' | 'Unit' = 'Property'): Promise<string> {
  const item = await getItem(table, propertyKey(propertyId))
  if (!item) throw notFound(what)
  return parseItem(titleSchema, item).title
}

/** Change records have this subject. */
export const unitSubject = (id: string, unitNumber: string, propertyTitle: string): ChangeSubject => ({
  kind: 'unit',
  id,
  title: unitNumber,
  historyId: parentOf(id),
  propertyTitle,
})

/**
 * Replaces fields, images and the availability on the property, all or nothing. Throws `notFound` without the unit or
 * its property, `conflict` naming `unit.version` if the stored version is newer, and `invalidInput` naming
 * `unit.propertyId` for another property or the field of an image that cannot be attached.
 */
export async function updateUnit(table: Table, id: string, update: Update<UnitFields & Confirmation>): Promise<Unit> {
  if (update.fields.propertyId !== parentOf(id))
    throw invalidInput([{ path: 'unit.propertyId', message: 'This unit belongs to another property' }])
  const fields = storedUnitFields(update.fields)
  await updateOwner(table, savedOwner(id, fields), { ...update, fields })
  const [saved, title] = await Promise.all([findUnitItems(table, id), findTitle(table, parentOf(id))])
  if (!saved) throw notFound('Unit')
  return toUnit(saved.item, title, saved.images)
}

/** Saving the unit updates its availability on the property. */
const savedOwner = (id: string, fields: ReturnType<typeof storedUnitFields>): ImageOwner<UnitImage> => ({
  ...ownerOf(id),
  conditions: [updatePropertyForUnit(id, { by: 0, unit: fields, refusal: () => notFound('Unit') })],
})

/** Callers may save the property or other units in the same transaction. */
export function unitUpdate(
  table: Table,
  before: StoredUnit,
  { propertyTitle, ...update }: FieldsUpdate<UnitFields & Confirmation> & { propertyTitle: string },
) {
  const { id } = before.item
  const fields = storedUnitFields(update.fields)
  const owner = {
    ...savedOwner(id, fields),
    subject: async () => unitSubject(id, fields.unitNumber, propertyTitle),
  }
  const stored = { ...before, fields: storedUnitFields(before.item) }
  return ownerUpdate(table, owner, stored, { ...update, fields })
}

type StoredUnit = ReturnType<typeof groupUnitItems>[number]

/** Returns the unit's new version; see `deleteImage`. */
export const deleteUnitImage = (table: Table, id: string, version?: number): Promise<number> =>
  deleteImage(table, ownerOf(parentOf(id)), id, version)

/** Deletes images, count and availability with the unit, all or nothing. Throws `notFound`. */
export async function deleteUnit(table: Table, id: string): Promise<void> {
  const owner = ownerOf(id)
  await retryOnConflict(async () => {
    const before = await owner.find(table)
    if (!before) throw notFound('Unit')
    const plan = { images: [], added: [], changed: [], removed: before.images }
    await transact(table, [
      updatePropertyForUnit(id, { by: -1, refusal: () => notFound('Property') }),
      deleteVersioned(owner.key, before.item.version),
      recordChange(table, { of: await owner.subject(table, before.fields), action: 'deleted', before }),
      ...removalItems({ ...owner, plan }),
    ])
  })
}

const ownerOf = (id: string): ImageOwner<UnitImage> => ({
  what: 'Unit',
  key: unitKey(id),
  toItem: unitImageItem,
  newImage: (image) => ({ id: newChildId(id), unitId: id, ...image }),
  async find(table) {
    const items = await findUnitItems(table, id)
    return items && { ...items, fields: storedUnitFields(items.item) }
  },
  subject: async (table, { unitNumber }) =>
    unitSubject(id, String(unitNumber), await findTitle(table, parentOf(id), 'Unit')),
  // The units of a property that is being deleted exist for another moment.
  conditions: [
    {
      Change: { key: propertyKey(parentOf(id)), set: { updatedAt: new Date().toISOString() } },
      refusal: () => notFound('Unit'),
    },
  ],
})
