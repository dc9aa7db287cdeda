import { notFound } from '../../errors.ts'
import { imageItems } from '../images/image-items.ts'
import { planWithout } from '../images/image-plan.ts'
import { updateWithRevision } from '../images/revision.ts'
import { parentOf, removalKeyOf, unitKey } from '../keys.ts'
import { isUnfinished } from '../removals/removal-repository.ts'
import type { Table } from '../table/table.ts'
import { transact } from '../table/transact.ts'
import { whileStale } from '../table/while-stale.ts'
import { unitImageItem } from './unit-items.ts'
import { findUnitItems } from './unit-repository.ts'
import { ofExistingProperty } from './update-unit.ts'

/**
 * Removes an image from its unit; the next one in order becomes primary when it was that. Its object is noted to be
 * removed. Throws `notFound`, except where an earlier deletion of the same image was cut off.
 */
export async function deleteUnitImage(table: Table, id: string): Promise<void> {
  const unitId = parentOf(id)
  const propertyId = parentOf(unitId)
  await whileStale(async () => {
    const before = await findUnitItems(table, unitId)
    const plan = before && planWithout(before.images, id)
    if (!plan) {
      if (await isUnfinished(table, removalKeyOf(propertyId), id)) return
      throw notFound('Image')
    }
    const { version, imageSet } = before.item
    const imageChange = { plan, toItem: unitImageItem, removalKey: removalKeyOf(propertyId), causes: [id] }
    const change = updateWithRevision(table, {
      key: unitKey(unitId),
      fields: { updatedAt: new Date().toISOString() },
      expected: { version, imageSet },
      moves: ['imageSet'],
    })
    const items = imageItems(table, imageChange).items
    await transact(table, [ofExistingProperty(table, propertyId), change, ...items])
  })
}
