import type { Issue } from '@porchlight/contract/error'
import { limits } from '@porchlight/contract/limits'
import type { SheetInput } from '@porchlight/contract/sheet'
import { invalidInput, KnownError, notFound } from '../../errors.ts'
import { updateWithRevision } from '../images/revision.ts'
import { parentOf, propertyKey, propertyPartition, propertySortKey, unitKey, unitStatementAttribute } from '../keys.ts'
import { groupItems, placeOf, storedFields } from '../properties/property-items.ts'
import { queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { putNew, type TransactionItem, transact } from '../table/transact.ts'
import { stale, whileStale } from '../table/while-stale.ts'
import { groupUnitItems, newUnitItem, storedUnitFields } from '../units/unit-items.ts'
import { saidText } from '../vacancies/statements.ts'

type Change<T extends keyof SheetInput> = NonNullable<SheetInput[T]>

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
      ExpressionAttributeValues: { ':pk': propertyPartition(propertyId), ':from': propertySortKey },
    })
    const property = groupItems(items)[0]?.item
    if (!property) throw notFound('Property')
    const stored = new Map(groupUnitItems(items).map(({ item }) => [item.id, item]))
    const { units = [], newUnits = [] } = sheet
    const outdated = [
      ...(isOutdated(sheet.property?.version, property) ? ['property.version'] : []),
      ...units.flatMap(({ id, version }, n) => (isOutdated(version, stored.get(id)) ? [`units.${n}.version`] : [])),
    ]
    if (outdated.length > 0) throw somebodySaved(outdated)

    const now = new Date().toISOString()
    const changed = units.flatMap(({ version: _, ...change }) => {
      const before = stored.get(change.id)
      return before ? [{ before, after: { ...before, ...change } }] : []
    })
    await transact(table, [
      updateProperty(propertyId, {
        before: property,
        change: sheet.property,
        now,
        added: newUnits.length,
        told: [...changed.map(({ after }) => after), ...newUnits],
      }),
      ...changed.map(({ before, after }) =>
        updateWithRevision({
          key: unitKey(after.id),
          fields: { ...storedUnitFields(after), updatedAt: now },
          expected: { version: before.version },
          moves: ['version'],
        }),
      ),
      ...newUnits.map(({ id, ...fields }) => putNew({ ...unitKey(id), ...newUnitItem(id, fields, now) }, 'A unit')),
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

interface PropertyChange {
  before: Parameters<typeof storedFields>[0] & Stored
  change: Change<'property'> | undefined
  now: string
  /** How many units there are more. */
  added: number
  /** Units as they are from now on. */
  told: readonly ({ id: string } & Parameters<typeof saidText>[0])[]
}

/**
 * The one write to the property's item: its fields, which its version guards, and what it holds of its units, which
 * their own versions guard.
 */
function updateProperty(id: string, { before, change, now, added, told }: PropertyChange): TransactionItem {
  const { version: _, ...fields } = change ?? {}
  const after = { ...before, ...fields }
  const attributes: [string, unknown][] = [
    ...Object.entries(change ? { ...storedFields(after), ...placeOf(id, after), updatedAt: now } : {}),
    ...told.map((unit): [string, unknown] => [unitStatementAttribute(unit.id), saidText(unit)]),
  ]
  const placed = attributes.map(([name, value], n) => ({ name, value, n }))
  const [set, removed] = [
    placed.filter(({ value }) => value !== undefined),
    placed.filter(({ value }) => value === undefined),
  ]
  const { version } = before
  const asRead = version === undefined ? 'attribute_not_exists(version)' : 'version = :read'
  return {
    Update: {
      Key: propertyKey(id),
      ConditionExpression: ['attribute_exists(PK)', ...(change ? [asRead] : [])].join(' AND '),
      UpdateExpression: [
        ...(set.length > 0 ? [`SET ${set.map(({ n }) => `#a${n} = :a${n}`).join(', ')}`] : []),
        ...(removed.length > 0 ? [`REMOVE ${removed.map(({ n }) => `#a${n}`).join(', ')}`] : []),
        `ADD unitCount :added${change ? ', version :one' : ''}`,
      ].join(' '),
      ...(placed.length > 0 && {
        ExpressionAttributeNames: Object.fromEntries(placed.map(({ name, n }) => [`#a${n}`, name])),
      }),
      ExpressionAttributeValues: {
        ':added': added,
        ...(change && { ':one': 1 }),
        ...(change && version !== undefined && { ':read': version }),
        ...Object.fromEntries(set.map(({ value, n }) => [`:a${n}`, value])),
      },
    },
    refusal: stale,
  }
}
