import { propertyKey, unitStatementAttribute } from '../keys.ts'
import type { TransactionItem } from '../table/transact.ts'
import { stale } from '../table/while-stale.ts'
import { saidText } from '../vacancies/statements.ts'

interface PropertyChange {
  /** As the item was read, which guards its own fields. */
  before: { version: number }
  /** Its fields as they are stored from now on; undefined when they stay as they are. */
  fields: Record<string, unknown> | undefined
  /** How many units there are more. */
  added: number
  /** Units as they are from now on; their own versions guard what is said of them. */
  told: readonly ({ id: string } & Parameters<typeof saidText>[0])[]
}

/** The one write to a property's item: its fields, and what it holds of its units. Is stale when it was changed since. */
export function updateProperty(id: string, { before, fields, added, told }: PropertyChange): TransactionItem {
  const attributes = [
    ...Object.entries(fields ?? {}),
    ...told.map((unit): [string, unknown] => [unitStatementAttribute(unit.id), saidText(unit)]),
  ].map(([name, value], n) => ({ name, value, n }))
  const set = attributes.filter(({ value }) => value !== undefined)
  const removed = attributes.filter(({ value }) => value === undefined)
  return {
    Update: {
      Key: propertyKey(id),
      ConditionExpression: fields ? 'version = :read' : 'attribute_exists(PK)',
      UpdateExpression: [
        ...(set.length > 0 ? [`SET ${set.map(({ n }) => `#a${n} = :a${n}`).join(', ')}`] : []),
        ...(removed.length > 0 ? [`REMOVE ${removed.map(({ n }) => `#a${n}`).join(', ')}`] : []),
        `ADD unitCount :added${fields ? ', version :one' : ''}`,
      ].join(' '),
      ...(attributes.length > 0 && {
        ExpressionAttributeNames: Object.fromEntries(attributes.map(({ name, n }) => [`#a${n}`, name])),
      }),
      ExpressionAttributeValues: {
        ':added': added,
        ...(fields && { ':one': 1, ':read': before.version }),
        ...Object.fromEntries(set.map(({ value, n }) => [`:a${n}`, value])),
      },
    },
    refusal: stale,
  }
}
