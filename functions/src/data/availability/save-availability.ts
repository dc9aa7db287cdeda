import type { ChangeAction } from '@porchlight/contract/history/history'
import type { AvailabilityChange } from '@porchlight/contract/properties/availability-change'
import { statedAvailability } from '@porchlight/contract/properties/availability-summary'
import { conflict, invalidInput, notFound } from '../../errors.ts'
import { findPropertyWithUnits } from '../imports/import-property.ts'
import { sentFields } from '../properties/property-items.ts'
import { propertyUpdate } from '../properties/property-repository.ts'
import { retryOnConflict } from '../table/retry-on-conflict.ts'
import type { Table } from '../table/table.ts'
import { transact } from '../table/transact.ts'
import { unitUpdate } from '../units/unit-repository.ts'

type AvailabilityEntry = NonNullable<AvailabilityChange['property']>

/**
 * Saves the availability of a property and some of its units in one transaction; all other fields stay. Throws
 * `notFound` without the property, `conflict` if a named version is outdated or a unit was deleted, and `invalidInput`
 * for a unit of another property.
 */
export const saveAvailability = (table: Table, id: string, { property, units = [] }: AvailabilityChange) =>
  retryOnConflict(async () => {
    const foreign = units.findIndex((unit) => !unit.id.startsWith(`${id}.`))
    if (foreign >= 0)
      throw invalidInput([{ path: `units.${foreign}.id`, message: 'This unit belongs to another property' }])
    const stored = await findPropertyWithUnits(table, id)
    if (!stored) throw notFound('Property')
    const { item } = stored.property
    const unitById = new Map(stored.units.map((unit) => [unit.item.id, unit]))
    const changes = await Promise.all([
      property ? propertyUpdate(table, stored.property, updateOf(sentFields(item), property)) : [],
      ...units.map(({ id: unitId, ...entry }) => {
        const unit = unitById.get(unitId)
        if (!unit) throw conflict('Someone deleted this unit')
        return unitUpdate(table, unit, { ...updateOf(unit.item, entry), propertyTitle: item.title })
      }),
    ])
    await transact(table, changes.flat())
  })

interface StoredAvailability {
  availability: AvailabilityEntry['availability']
  availableFrom: AvailabilityEntry['availableFrom']
}

function updateOf<S extends StoredAvailability>(stored: S, { version, ...entry }: AvailabilityEntry) {
  const { availableFrom = null, availabilityConfirmedAt } = entry
  const availability = statedAvailability(entry)
  const isSame = availability === stored.availability && availableFrom === stored.availableFrom
  const action: ChangeAction = availabilityConfirmedAt === undefined ? (isSame ? 'confirmed' : 'saved') : 'restored'
  return {
    fields: { ...stored, availability, availableFrom, availabilityConfirmedAt },
    action,
    ...(version !== undefined && { version }),
  }
}
