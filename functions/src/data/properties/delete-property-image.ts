import { notFound } from '../../errors.ts'
import { imageItems } from '../images/image-items.ts'
import { planWithout } from '../images/image-plan.ts'
import { updateWithRevision } from '../images/revision.ts'
import { parentOf, propertyKey, removalKeyOf } from '../keys.ts'
import { isUnfinished } from '../removals/removal-repository.ts'
import type { Table } from '../table/table.ts'
import { transact } from '../table/transact.ts'
import { whileStale } from '../table/while-stale.ts'
import { groupItems, propertyImageItem } from './property-items.ts'
import { propertyItems } from './property-repository.ts'

/**
 * Removes an image from its property; the next one in order becomes primary when it was that. Its object is noted to
 * be removed. The property's `version` stays: nobody's open form is outdated by it. Throws `notFound`, except where an
 * earlier deletion of the same image was cut off.
 */
export async function deletePropertyImage(table: Table, id: string): Promise<void> {
  const propertyId = parentOf(id)
  await whileStale(async () => {
    const [before] = groupItems(await propertyItems(table, propertyId))
    const plan = before && planWithout(before.images, id)
    if (!plan) {
      if (await isUnfinished(table, removalKeyOf(propertyId), id)) return
      throw notFound('Image')
    }
    const { version, imageSet } = before.item
    const imageChange = { plan, toItem: propertyImageItem, removalKey: removalKeyOf(propertyId), causes: [id] }
    const change = updateWithRevision(table, {
      key: propertyKey(propertyId),
      fields: { updatedAt: new Date().toISOString() },
      expected: { version, imageSet },
      moves: ['imageSet'],
    })
    await transact(table, [change, ...imageItems(table, imageChange).items])
  })
}
