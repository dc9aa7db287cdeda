import { conflict } from '../../errors.ts'
import type { Table } from './table.ts'
import type { Step } from './transact.ts'

/** Stores an item where none is yet; `what` names the entity in the `conflict` otherwise. */
export const putNew = ({ name }: Table, Item: Record<string, unknown>, what: string): Step => ({
  write: { Put: { TableName: name, Item, ConditionExpression: 'attribute_not_exists(PK)' } },
  refusal: () => conflict(`${what} with this id exists already`),
})
