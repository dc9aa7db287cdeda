import { mapWithConcurrency } from '../../map-with-concurrency.ts'
import {
  gsi1,
  heroPartition,
  type Key,
  kindOf,
  listingPartition,
  propertyIdOf,
  propertyKey,
  propertyPartition,
  trashPartition,
  unitPrefix,
  unlistedPartition,
} from '../keys.ts'
import { keyOf } from '../table/parse-stored.ts'
import { getItem, queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { type ImageItem, imageOf } from './image-item.ts'

const QUERY_CONCURRENCY = 12
const attributes = {
  ProjectionExpression: 'PK, SK, imageUrl, focus, sharedFocus, unitCount',
}

/** Returns hero images, and images of properties and units that are not deleted. */
export async function liveImages(table: Table): Promise<ImageItem[]> {
  const [heroes, listed, unlisted] = await Promise.all([
    heroItems(table),
    indexed(table, listingPartition),
    indexed(table, unlistedPartition),
  ])
  const properties = [...listed, ...unlisted].filter((item) => kindOf(keyOf(item).SK) === 'property')
  const images = listed.filter((item) => kindOf(keyOf(item).SK) === 'propertyImage')
  const known = new Set(properties.map((item) => keyOf(item).PK))
  const moving = await propertiesInTransit(table, images, known)
  const live = new Set([...known, ...moving])
  const buildings = properties.filter(({ unitCount }) => unitCount !== 0).map((item) => keyOf(item).PK)
  const units: Record<string, unknown>[] = []
  await mapWithConcurrency([...buildings, ...moving], QUERY_CONCURRENCY, async (PK) => {
    units.push(...(await unitImages(table, PK)))
  })
  return [...heroes, ...images.filter((item) => live.has(keyOf(item).PK)), ...units].flatMap(imageOf)
}

const indexed = (table: Table, partition: string) =>
  queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :partition',
    ExpressionAttributeValues: { ':partition': partition },
    ...attributes,
  })

const heroItems = (table: Table) =>
  queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': heroPartition },
  })

/**
 * These images are in the index although their properties are not: deleted ones, and those moving within it at this
 * moment.
 */
async function propertiesInTransit(
  table: Table,
  images: readonly unknown[],
  known: ReadonlySet<string>,
): Promise<string[]> {
  const unknown = new Set(images.map((item) => keyOf(item).PK).filter((PK) => !known.has(PK)))
  const existing: string[] = []
  await mapWithConcurrency(unknown, QUERY_CONCURRENCY, async (PK) => {
    if (await getItem(table, propertyKey(propertyIdOf({ PK })), 'PK')) existing.push(PK)
  })
  return existing
}

/** Images without a unit belong to an unfinished copy. */
async function unitImages(table: Table, PK: string) {
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk AND begins_with(SK, :unit)',
    ExpressionAttributeValues: { ':pk': PK, ':unit': unitPrefix },
    ...attributes,
  })
  const units = new Set(items.map((item) => keyOf(item).SK).filter((SK) => kindOf(SK) === 'unit'))
  return items.filter((item) => {
    const { SK } = keyOf(item)
    return kindOf(SK) === 'unitImage' && units.has(SK.slice(0, SK.lastIndexOf('#IMAGE#')))
  })
}

/** Returns which of these paths any item references, deleted properties included. Reads every property consistently. */
export async function referencedImages(table: Table, imageUrls: ReadonlySet<string>): Promise<Set<string>> {
  const referenced = new Set<string>()
  const note = (items: readonly Record<string, unknown>[]) => {
    for (const { imageUrl } of items.flatMap(imageOf)) if (imageUrls.has(imageUrl)) referenced.add(imageUrl)
  }
  note(await heroItems(table))
  const properties = new Set<Key['PK']>()
  for (const partition of [trashPartition, listingPartition, unlistedPartition])
    for (const item of await indexed(table, partition)) properties.add(keyOf(item).PK)
  await mapWithConcurrency(properties, QUERY_CONCURRENCY, async (PK) => {
    note(
      await queryAll(table, {
        ConsistentRead: true,
        KeyConditionExpression: 'PK = :pk',
        ExpressionAttributeValues: { ':pk': propertyPartition(propertyIdOf({ PK })) },
        ...attributes,
      }),
    )
  })
  return referenced
}
