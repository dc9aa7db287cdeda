import { notFound } from '../../errors.ts'
import { imageItems } from '../images/image-items.ts'
import { asRead, type Revision } from '../images/revision.ts'
import { parentOf, removalKeyOf, unitKey } from '../keys.ts'
import { isUnfinished } from '../removals/removal-repository.ts'
import type { Table } from '../table/table.ts'
import { type TransactionItem, transact } from '../table/transact.ts'
import { stale, whileStale } from '../table/while-stale.ts'
import { unitImageItem } from './unit-items.ts'
import { countUnits, findUnitItems } from './unit-repository.ts'

/**
 * Removes a unit with its images and counts it off its property, all or nothing; their objects are noted to be removed.
 * Throws `notFound`, except where an earlier deletion of the same unit was cut off.
 */
export async function deleteUnit(table: Table, id: string): Promise<void> {
  const removalKey = removalKeyOf(parentOf(id))
  await whileStale(async () => {
    const before = await findUnitItems(table, id)
    if (!before) {
      if (await isUnfinished(table, removalKey, id)) return
      throw notFound('Unit')
    }
    const plan = { images: [], added: [], kept: [], changed: [], removed: before.images }
    await transact(table, [
      countUnits(table, parentOf(id), -1),
      removeUnit(table, id, before.item),
      ...imageItems(table, { plan, toItem: unitImageItem, removalKey, causes: [id] }).items,
    ])
  })
}

function removeUnit({ name }: Table, id: string, { version, imageSet }: Revision): TransactionItem {
  const { ConditionExpression, values } = asRead({ version, imageSet })
  const ExpressionAttributeValues = Object.keys(values).length > 0 ? values : undefined
  return {
    write: { Delete: { TableName: name, Key: unitKey(id), ConditionExpression, ExpressionAttributeValues } },
    refusal: stale,
  }
}
