import { paginateScan, type ScanCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { propertyIdOf, propertyKey, propertyPartition } from '../keys.ts'
import { getItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'

/** DynamoDB's limit of operands of IN. */
const mostOperands = 100
const shownSchema = z.object({ PK: z.string(), imageUrl: z.string() })
type Shown = z.infer<typeof shownSchema>

/**
 * Which of these pictures some property, unit or hero image still shows, also one of a deleted property. Reads the
 * whole table: only for pictures that several may show.
 */
export const picturesStillShown = async (table: Table, imageUrls: readonly string[]): Promise<Set<string>> =>
  new Set((await whoShows(table, imageUrls)).keys())

/** The same, with the partition keys of all that shows each. */
export async function whoShows(table: Table, imageUrls: readonly string[]): Promise<Map<string, Set<string>>> {
  const shown = new Map<string, Set<string>>()
  for (let at = 0; at < imageUrls.length; at += mostOperands) {
    const wanted = imageUrls.slice(at, at + mostOperands)
    const found = await scanPictures(table, {
      ConsistentRead: true,
      FilterExpression: `imageUrl IN (${wanted.map((_, n) => `:u${n}`).join(', ')})`,
      ExpressionAttributeValues: Object.fromEntries(wanted.map((url, n) => [`:u${n}`, url])),
    })
    for (const { PK, imageUrl } of found) shown.set(imageUrl, (shown.get(imageUrl) ?? new Set()).add(PK))
  }
  return shown
}

/** Whether what lies in a partition is there for anybody: what lies below a deleted property is not. */
export const isThere = async (table: Table, PK: string): Promise<boolean> =>
  !PK.startsWith(propertyPartition('')) || (await getItem(table, propertyKey(propertyIdOf({ PK })), 'PK')) !== undefined

/** Paths of the pictures that are shown without all variants being known. Reads the whole table. */
export async function picturesLackingVariants(table: Table): Promise<string[]> {
  const found = await scanPictures(table, {
    // Records of uploads have `attached`; the images that show a picture have not.
    FilterExpression: 'attribute_exists(imageUrl) AND attribute_not_exists(cuts) AND attribute_not_exists(attached)',
  })
  return [...new Set(found.map(({ imageUrl }) => imageUrl))]
}

async function scanPictures({ client, name }: Table, filter: Partial<ScanCommandInput>): Promise<Shown[]> {
  // `Select` is said, since the right to scan may be given for named attributes alone.
  const attributes = { Select: 'SPECIFIC_ATTRIBUTES', ProjectionExpression: 'PK, imageUrl' } as const
  const found: Shown[] = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name, ...attributes, ...filter }))
    found.push(...Items.map((item) => z.parse(shownSchema, item)))
  return found
}
