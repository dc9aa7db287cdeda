import type { Property, PropertyFields } from '@porchlight/contract/properties/property'
import { notFound } from '../../errors.ts'
import type { Update } from '../images/image-owner.ts'
import { planImages } from '../images/image-plan.ts'
import { newChildId } from '../keys.ts'
import { storedFields, toProperty } from '../properties/property-items.ts'
import { findStored } from '../properties/property-repository.ts'
import type { Table } from '../table/table.ts'
import { firstVersion } from '../table/versioned.ts'

/**
 * Returns a property as readers would see it after a save (without an id, after a creation). Stores nothing. Throws
 * `notFound` and `invalidInput` like a save.
 */
export async function typedProperty(
  table: Table,
  id: string | undefined,
  { fields, images }: Pick<Update<PropertyFields>, 'fields' | 'images'>,
): Promise<Property> {
  const before = id === undefined ? undefined : await findStored(table, id)
  if (id !== undefined && !before) throw notFound('Property')
  const [propertyId, now] = [id ?? crypto.randomUUID(), new Date().toISOString()]
  const make = (image: Omit<Property['images'][number], 'id' | 'propertyId'>) => ({
    id: newChildId(propertyId),
    propertyId,
    ...image,
  })
  const plan = planImages(before?.images ?? [], images, make, now)
  const item = {
    createdAt: now,
    version: firstVersion,
    unitCount: 0,
    ...before?.item,
    id: propertyId,
    ...storedFields(fields),
    updatedAt: now,
  }
  return toProperty(item, before?.unitAvailabilities ?? [], plan.images)
}
