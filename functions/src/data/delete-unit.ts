import { notFound } from '../errors.ts'
import { parentOf } from './child-id.ts'
import { removalKeyOf } from './removal-keys.ts'
import { isUnfinished } from './removal-repository.ts'
import { asRead, type Revision } from './revision.ts'
import { albumSteps } from './save-album.ts'
import type { Table } from './table.ts'
import { type Step, transact } from './transact.ts'
import { unitImageItem } from './unit-items.ts'
import { unitKey } from './unit-keys.ts'
import { countUnits, findUnitItems } from './unit-repository.ts'
import { stale, whileStale } from './while-stale.ts'

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
      ...albumSteps(table, { plan, toItem: unitImageItem, removalKey, causes: [id] }).steps,
    ])
  })
}

function removeUnit({ name }: Table, id: string, { version, imageSet }: Revision): Step {
  const { ConditionExpression, values } = asRead({ version, imageSet })
  const ExpressionAttributeValues = Object.keys(values).length > 0 ? values : undefined
  return {
    write: { Delete: { TableName: name, Key: unitKey(id), ConditionExpression, ExpressionAttributeValues } },
    refusal: stale,
  }
}
