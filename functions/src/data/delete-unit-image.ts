import { notFound } from '../errors.ts'
import { planWithout } from './album.ts'
import { parentOf } from './child-id.ts'
import { removalKeyOf } from './removal-keys.ts'
import { isUnfinished } from './removal-repository.ts'
import { changeStep } from './revision.ts'
import { albumSteps } from './save-album.ts'
import type { Table } from './table.ts'
import { transact } from './transact.ts'
import { unitImageItem } from './unit-items.ts'
import { unitKey } from './unit-keys.ts'
import { findUnitItems } from './unit-repository.ts'
import { ofExistingProperty } from './update-unit.ts'
import { whileStale } from './while-stale.ts'

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
    const album = { plan, toItem: unitImageItem, removalKey: removalKeyOf(propertyId), causes: [id] }
    const change = changeStep(table, {
      key: unitKey(unitId),
      fields: { updatedAt: new Date().toISOString() },
      expected: { version, imageSet },
      moves: ['imageSet'],
    })
    const steps = albumSteps(table, album).steps
    await transact(table, [ofExistingProperty(table, propertyId), change, ...steps])
  })
}
