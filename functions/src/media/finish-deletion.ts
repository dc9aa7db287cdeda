import { removalKeyOf } from '../data/keys.ts'
import { endDeletion, findDeletion, removeItemsBelow } from '../data/properties/delete-property.ts'
import { deleteViews } from '../data/views/delete-views.ts'
import { finishRemoval } from './finish-removal.ts'
import type { Services } from './picture-objects.ts'

/** Removes everything below a property whose deletion has begun. May be cut off anywhere and repeated. */
export async function finishDeletion(services: Services, propertyId: string): Promise<void> {
  const { table } = services
  const createdAt = await findDeletion(table, propertyId)
  if (createdAt === undefined) return
  while (await removeItemsBelow(table, propertyId)) await finishRemoval(services, removalKeyOf(propertyId))
  await finishRemoval(services, removalKeyOf(propertyId))
  await deleteViews(table, propertyId, createdAt)
  await endDeletion(table, propertyId)
}
