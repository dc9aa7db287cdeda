import * as z from 'zod/mini'
import { propertyIdOf, removalKeyOf, unitKey } from '../../data/keys.ts'
import { noteRemoval } from '../../data/removals/removal-repository.ts'
import { keyOf, parseItem } from '../../data/table/parse-stored.ts'
import { getItem, queryAll } from '../../data/table/read.ts'
import { deleteItem, transact } from '../../data/table/transact.ts'
import { finishRemoval } from '../finish-removal.ts'
import type { Services } from '../picture-objects.ts'

const noteSchema = z.object({ unitIds: z.array(z.string()) })
const pictureSchema = z.object({ imageUrl: z.string() })

/** Removes the images of copies that never became units. May be cut off anywhere and repeated. */
export async function removeUnfinished(services: Services, key: { PK: string; SK: string }): Promise<void> {
  const { table } = services
  const note = await getItem(table, key)
  if (!note) return
  const removalKey = removalKeyOf(propertyIdOf(key))
  for (const { PK, SK } of parseItem(noteSchema, note).unitIds.map(unitKey)) {
    const images = await queryAll(table, {
      ConsistentRead: true,
      KeyConditionExpression: 'PK = :pk AND begins_with(SK, :unit)',
      ExpressionAttributeValues: { ':pk': PK, ':unit': SK },
    })
    if (images.length === 0) continue
    const imageUrls = images.map((item) => parseItem(pictureSchema, item).imageUrl)
    await transact(table, [
      noteRemoval(removalKey, { imageUrls, causes: [] }),
      ...images.map((item) => deleteItem(keyOf(item))),
    ])
  }
  await finishRemoval(services, removalKey)
  await transact(table, [deleteItem(key)])
}
