import type { Issue } from '@porchlight/contract/error'
import { limits } from '@porchlight/contract/limits'
import type { SheetInput } from '@porchlight/contract/sheet'
import { invalidInput, KnownError, notFound } from '../../errors.ts'
import { noteChange } from '../history/note-change.ts'
import { imagePrefix, parentOf, propertyPartition, unitKey } from '../keys.ts'
import { groupItems, placeOf, storedFields } from '../properties/property-items.ts'
import { propertyThing } from '../properties/property-repository.ts'
import { queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { putNew, transact } from '../table/transact.ts'
import { updateVersioned } from '../table/versioned.ts'
import { whileStale } from '../table/while-stale.ts'
import { groupUnitItems, newUnitItem, storedUnitFields } from '../units/unit-items.ts'
import { unitThing } from '../units/unit-repository.ts'
import { updateProperty } from './update-property.ts'

/**
 * Changes fields of a property and of its units and adds units, all or nothing in one transaction; pictures stay as they
 * are. Throws `notFound` without the property, `invalidInput` for more units than a transaction holds, two rows of one
 * unit and units of another property, and `conflict` when somebody saved or deleted any of them since the version that
 * its change was made from (each named: `property.version`, `units.3.version`) or a new unit is there already.
 */
export async function saveSheet(table: Table, propertyId: string, sheet: SheetInput): Promise<void> {
  refuseMisplaced(propertyId, sheet)
  await whileStale(async () => {
    const items = await queryAll(table, {
      ConsistentRead: true,
      KeyConditionExpression: 'PK = :pk AND SK >= :from',
      ExpressionAttributeValues: { ':pk': propertyPartition(propertyId), ':from': imagePrefix },
    })
    const home = groupItems(items)[0]
    if (!home) throw notFound('Property')
    const { item: property, images } = home
    const stored = new Map(groupUnitItems(items).map((unit) => [unit.item.id, unit]))
    const { units = [], newUnits = [] } = sheet
    const outdated = [
      ...(isOutdated(sheet.property?.version, property) ? ['property.version'] : []),
      ...units.flatMap(({ id, version }, n) =>
        isOutdated(version, stored.get(id)?.item) ? [`units.${n}.version`] : [],
      ),
    ]
    if (outdated.length > 0) throw somebodySaved(outdated)

    const now = new Date().toISOString()
    const fields = sheet.property && storedFields({ ...property, ...sheet.property })
    const title = fields?.title ?? property.title
    const changed = units.flatMap(({ version: _, ...change }) => {
      const unit = stored.get(change.id)
      return unit ? [{ ...unit, after: { ...unit.item, ...change } }] : []
    })
    const noteUnit = (
      id: string,
      unitNumber: string,
      states: Omit<Parameters<typeof noteChange>[1], 'of' | 'action'>,
    ) => noteChange(table, { of: unitThing(id, unitNumber, title), action: 'imported', ...states })
    await transact(table, [
      updateProperty(propertyId, {
        before: property,
        fields: fields && { ...fields, ...placeOf(propertyId, fields), updatedAt: now },
        added: newUnits.length,
        told: [...changed.map(({ after }) => after), ...newUnits],
      }),
      ...(fields
        ? [
            noteChange(table, {
              of: propertyThing(propertyId, title),
              action: 'imported',
              before: { fields: storedFields(property), images },
              after: { fields, images },
            }),
          ]
        : []),
      ...changed.flatMap(({ item, after, images }) => [
        updateVersioned(unitKey(item.id), item.version, { ...storedUnitFields(after), updatedAt: now }),
        noteUnit(item.id, after.unitNumber, {
          before: { fields: storedUnitFields(item), images },
          after: { fields: storedUnitFields(after), images },
        }),
      ]),
      ...newUnits.flatMap(({ id, ...fields }) => [
        putNew({ ...unitKey(id), ...newUnitItem(id, fields, now) }, 'A unit'),
        noteUnit(id, fields.unitNumber, { after: { fields: storedUnitFields(fields), images: [] } }),
      ]),
    ])
  })
}

function refuseMisplaced(propertyId: string, { units = [], newUnits = [] }: SheetInput): void {
  const ids = [...units, ...newUnits].map(({ id }) => id)
  const issues: Issue[] = []
  if (ids.length > limits.unitsPerSheet)
    issues.push({ path: 'units', message: `At most ${limits.unitsPerSheet} units at once` })
  ids.forEach((id, n) => {
    const path = n < units.length ? `units.${n}.id` : `newUnits.${n - units.length}.id`
    if (parentOf(id) !== propertyId) issues.push({ path, message: 'This unit belongs to another property' })
    if (ids.indexOf(id) < n) issues.push({ path, message: 'This unit is named twice' })
  })
  if (issues.length > 0) throw invalidInput(issues)
}

interface Stored {
  version?: number | undefined
}

/** A unit that is gone was changed by somebody, too. */
const isOutdated = (made: number | undefined, stored: Stored | undefined) =>
  stored === undefined || (made !== undefined && made !== stored.version)

function somebodySaved(paths: readonly string[]) {
  const message = 'Somebody else saved this property or a unit of it meanwhile'
  return new KnownError('conflict', message, { issues: paths.map((path) => ({ path, message })) })
}
