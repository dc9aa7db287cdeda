import type { ImportedProperty, ImportResult } from '@porchlight/contract/csv/import'
import { conflict, KnownError, notFound } from '../../errors.ts'
import { withChanges } from '../availability/stored-availability.ts'
import { groupItems, sentFields, storedFields } from '../properties/property-items.ts'
import { itemsOfProperty } from '../properties/property-partition.ts'
import { createProperty, propertyUpdate } from '../properties/property-repository.ts'
import { retryOnConflict } from '../table/retry-on-conflict.ts'
import type { Table } from '../table/table.ts'
import { transact } from '../table/transact.ts'
import { groupUnitItems, storedUnitFields } from '../units/unit-items.ts'
import { unitCreation, unitUpdate } from '../units/unit-repository.ts'
import { importMessages } from './import-messages.ts'

export type StoredProperty = NonNullable<Awaited<ReturnType<typeof findPropertyWithUnits>>>

/** Reads consistently; returns undefined if the property does not exist. */
export async function findPropertyWithUnits(table: Table, id: string) {
  const items = await itemsOfProperty(table, id)
  const [property] = groupItems(items)
  return property && { property, units: groupUnitItems(items) }
}

/** Returns why the property was refused, if so. Throws temporary faults. */
export async function importProperty(table: Table, imported: ImportedProperty): Promise<ImportResult> {
  const { id } = imported
  try {
    await (imported.newProperty ? createImported(table, id, imported.newProperty) : updateImported(table, imported))
    return { id }
  } catch (error) {
    if (!(error instanceof KnownError) || error.code === 'unavailable') throw error
    if (error.code === 'not_found') return { id, refused: importMessages.deleted }
    return { id, refused: error.code === 'conflict' ? importMessages.changed : error.message }
  }
}

/** An earlier call may have created the draft. */
async function createImported(table: Table, id: string, imported: NonNullable<ImportedProperty['newProperty']>) {
  const fields = { ...imported, status: 'draft' as const }
  const stored = await findPropertyWithUnits(table, id)
  if (stored) {
    const { item } = stored.property
    const { availabilityConfirmedAt } = item
    if (isStored(storedFields({ ...fields, availabilityConfirmedAt }), item)) return
  }
  await createProperty(table, { fields, images: [] }, { id, action: 'imported' })
}

/**
 * Images stay. Skips changes that an earlier call stored. Throws `notFound` without the property, and `conflict` if
 * it or a unit was changed or deleted since the compared version.
 */
const updateImported = (table: Table, { id, property, units = [], newUnits = [] }: ImportedProperty) =>
  retryOnConflict(async () => {
    const stored = await findPropertyWithUnits(table, id)
    if (!stored) throw notFound('Property')
    const before = stored.property
    const unitById = new Map(stored.units.map((unit) => [unit.item.id, unit]))
    const action = 'imported'
    const fields = withChanges(sentFields(before.item), property?.fields ?? {})
    const changesProperty = property && !isStored(property.fields, before.item)
    const changes = await Promise.all([
      changesProperty ? propertyUpdate(table, before, { fields, version: property.version, action }) : [],
      ...units.map(({ id: unitId, version, fields: changed }) => {
        const unit = unitById.get(unitId)
        if (!unit) throw conflict('Someone deleted this unit')
        if (isStored(changed, unit.item)) return []
        return unitUpdate(table, unit, {
          fields: withChanges(unit.item, changed),
          version,
          action,
          propertyTitle: fields.title,
        })
      }),
      ...newUnits.map(({ id: unitId, fields: added }) => {
        const unit = unitById.get(unitId)
        const confirmation = { availabilityConfirmedAt: unit?.item.availabilityConfirmedAt }
        if (unit && isStored(storedUnitFields({ ...added, ...confirmation }), unit.item)) return []
        return unitCreation(table, {
          id: unitId,
          fields: { ...added, propertyId: id },
          action,
          propertyTitle: fields.title,
        }).items
      }),
    ])
    const items = changes.flat()
    if (items.length > 0) await transact(table, items)
  })

const isStored = (fields: Record<string, unknown>, item: Record<string, unknown>) =>
  Object.entries(fields).every(([name, value]) => JSON.stringify(value) === JSON.stringify(item[name] ?? null))
