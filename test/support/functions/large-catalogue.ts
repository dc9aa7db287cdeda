import { randomBytes } from 'node:crypto'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { newChildId, propertyKey, propertyListingKey } from '../../../functions/src/data/keys.ts'
import { propertyImageItem, storedFields } from '../../../functions/src/data/properties/property-items.ts'
import type { Table } from '../../../functions/src/data/table/table.ts'
import { mapWithConcurrency } from '../../../functions/src/map-with-concurrency.ts'
import { propertyFields } from './examples.ts'

const createdAt = '2026-11-22T12:00:00.000Z'
const BATCH_SIZE = 25

/** Saving them would take minutes. */
export async function fillCatalogue(table: Table, count: number, description: (n: number) => string): Promise<void> {
  const items = Array.from({ length: count }, (_, n) => propertyWithImages(n, description(n))).flat()
  const batches = Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, n) =>
    items.slice(n * BATCH_SIZE, (n + 1) * BATCH_SIZE),
  )
  await mapWithConcurrency(batches, 4, async (batch) => {
    const RequestItems = { [table.name]: batch.map((Item) => ({ PutRequest: { Item } })) }
    await table.client.send(new BatchWriteCommand({ RequestItems }))
  })
}

function propertyWithImages(n: number, description: string) {
  const id = crypto.randomUUID()
  const property = {
    ...propertyKey(id),
    ...propertyListingKey(id),
    id,
    ...storedFields({ ...propertyFields, title: `${propertyFields.title} no. ${n}`, description }),
    createdAt,
    updatedAt: createdAt,
    version: 1,
    unitCount: 0,
  }
  const images = [0, 1].map((displayOrder) =>
    propertyImageItem({
      id: newChildId(id),
      propertyId: id,
      imageUrl: `/images/${crypto.randomUUID()}.jpg`,
      caption: null,
      isPrimary: displayOrder === 0,
      displayOrder,
      createdAt,
      width: 6000,
      height: 4000,
      // Incompressible, like real ones.
      placeholder: `data:image/webp;base64,${randomBytes(90).toString('base64')}`,
    }),
  )
  return [property, ...images]
}
