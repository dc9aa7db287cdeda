import type { Unit } from '@porchlight/contract/properties/unit'
import { takenNumbers, unitSchema } from '@porchlight/contract/properties/unit'
import * as z from 'zod/mini'
import { invalidInput, notFound } from '../../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { kindOf, newChildId, parentOf, propertyKey, propertySortKey, unitKey } from '../keys.ts'
import { itemsOfUnits } from '../properties/property-partition.ts'
import { parseItem } from '../table/parse-stored.ts'
import { retryOnConflict, writeConflict } from '../table/retry-on-conflict.ts'
import type { Table } from '../table/table.ts'
import { checkItem, putNew, type TransactionItem, transact } from '../table/transact.ts'
import { groupUnits, storedUnitFields, unitItemSchema } from '../units/unit-items.ts'
import { unitSubject } from '../units/unit-repository.ts'
import { unitAttributes } from '../units/unit-summary.ts'
import { type ChildItem, childItemsOf, copyChildItem } from './copied-items.ts'
import { writeHidden } from './hidden-items.ts'

/**
 * Creates units with other numbers and without a listing, all or none; they reference the same images. Throws
 * `notFound`, and `invalidInput` naming each number in use. Their images are written first, since they exceed one
 * transaction; they are invisible without units. After an interruption they stay until the building is deleted.
 */
export const duplicateUnit = (table: Table, id: string, unitNumbers: readonly string[]): Promise<Unit[]> =>
  retryOnConflict(async () => {
    const propertyId = parentOf(id)
    const { SK } = unitKey(id)
    const building = await itemsOfUnits(table, propertyId)
    const source = building.filter((item) => String(item.SK).startsWith(SK))
    const property = building.find((item) => item.SK === propertySortKey)
    const unit = source.find((item) => item.SK === SK)
    if (!property || !unit) throw notFound('Unit')
    refuseUsedNumbers(unitNumbers, building)

    const createdAt = new Date().toISOString()
    const copies = unitNumbers.map((unitNumber) => copyOf(childItemsOf(source), { id, unitNumber, createdAt }))
    const units = copies.flatMap(({ items }) => items.filter((item) => kindOf(item.SK) === 'unit'))
    const images = copies.flatMap(({ items }) => items.filter((item) => kindOf(item.SK) !== 'unit'))
    const ids = copies.map((copy) => copy.id)
    await writeHidden(table, images, checkItem(propertyKey(propertyId), true, writeConflict))
    const made = groupUnits([property, ...units, ...images]) ?? []
    await transact(table, [
      count(property, ids, unit),
      ...units.map((item) => putNew(item, 'A unit')),
      ...made.map((copy) =>
        recordChange(table, {
          of: unitSubject(copy.id, copy.unitNumber, copy.propertyTitle),
          action: 'duplicated',
          after: { fields: storedUnitFields(copy), images: copy.images },
        }),
      ),
    ])
    return made
  })

function refuseUsedNumbers(unitNumbers: readonly string[], building: readonly Record<string, unknown>[]): void {
  const numbers = building
    .filter(({ SK }) => kindOf(String(SK)) === 'unit')
    .map((item) => parseItem(numberSchema, item).unitNumber)
  const issues = takenNumbers(unitNumbers, numbers).map((n) => ({
    path: `unitNumbers.${n}`,
    message: `Unit ${unitNumbers[n]} already exists`,
  }))
  if (issues.length > 0) throw invalidInput(issues, issues[0]?.message)
}

const numberSchema = z.pick(unitSchema, { unitNumber: true })

function copyOf(
  items: readonly ChildItem[],
  { id, unitNumber, createdAt }: { id: string; unitNumber: string; createdAt: string },
) {
  const to = newChildId(parentOf(id))
  const copies = items.map((item) => copyChildItem(item, { from: id, to, createdAt }))
  return { id: to, items: copies.map((item) => (kindOf(item.SK) === 'unit' ? { ...item, unitNumber } : item)) }
}

const countSchema = z.object({ unitCount: z.int() })

/** Fails if units were added or removed since the property was read. */
function count(property: Record<string, unknown>, ids: string[], unit: Record<string, unknown>): TransactionItem {
  const { unitCount } = parseItem(countSchema, property)
  const stored = parseItem(unitItemSchema, unit)
  return {
    Change: {
      key: propertyKey(parentOf(ids[0] ?? '')),
      add: { unitCount: ids.length },
      set: Object.assign({ updatedAt: new Date().toISOString() }, ...ids.map((id) => unitAttributes(id, stored))),
      expected: { unitCount },
    },
    refusal: writeConflict,
  }
}
