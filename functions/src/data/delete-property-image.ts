import { notFound } from '../errors.ts'
import { planWithout } from './album.ts'
import { parentOf } from './child-id.ts'
import { groupItems, propertyImageItem } from './property-items.ts'
import { propertyKey } from './property-keys.ts'
import { propertyItems } from './property-repository.ts'
import { removalKeyOf } from './removal-keys.ts'
import { isUnfinished } from './removal-repository.ts'
import { changeStep } from './revision.ts'
import { albumSteps } from './save-album.ts'
import type { Table } from './table.ts'
import { transact } from './transact.ts'
import { whileStale } from './while-stale.ts'

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
    const album = { plan, toItem: propertyImageItem, removalKey: removalKeyOf(propertyId), causes: [id] }
    const change = changeStep(table, {
      key: propertyKey(propertyId),
      fields: { updatedAt: new Date().toISOString() },
      expected: { version, imageSet },
      moves: ['imageSet'],
    })
    await transact(table, [change, ...albumSteps(table, album).steps])
  })
}
