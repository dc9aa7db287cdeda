import { paginateScan, type ScanCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Table } from '../table/table.ts'

/** DynamoDB's limit of operands of IN. */
const mostOperands = 100
const shownSchema = z.object({ imageUrl: z.string() })

/**
 * Which of these pictures some property, unit or hero image still shows. Reads the whole table: only for pictures of
 * the example content, several of which may show the same one.
 */
export async function picturesStillShown(table: Table, imageUrls: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>()
  for (let at = 0; at < imageUrls.length; at += mostOperands) {
    const wanted = imageUrls.slice(at, at + mostOperands)
    const found = await scanPictures(table, {
      ConsistentRead: true,
      FilterExpression: `imageUrl IN (${wanted.map((_, n) => `:u${n}`).join(', ')})`,
      ExpressionAttributeValues: Object.fromEntries(wanted.map((url, n) => [`:u${n}`, url])),
    })
    for (const url of found) shown.add(url)
  }
  return shown
}

/** Paths of the pictures that are shown without all variants being known. Reads the whole table. */
export async function picturesLackingVariants(table: Table): Promise<string[]> {
  const found = await scanPictures(table, {
    // Records of uploads have `attached`; the images that show a picture have not.
    FilterExpression: 'attribute_exists(imageUrl) AND attribute_not_exists(cuts) AND attribute_not_exists(attached)',
  })
  return [...new Set(found)]
}

async function scanPictures({ client, name }: Table, filter: Partial<ScanCommandInput>): Promise<string[]> {
  // `Select` is said, since the right to scan may be given for named attributes alone.
  const attributes = { Select: 'SPECIFIC_ATTRIBUTES', ProjectionExpression: 'imageUrl' } as const
  const found: string[] = []
  for await (const { Items = [] } of paginateScan({ client }, { TableName: name, ...attributes, ...filter }))
    found.push(...Items.map((item) => z.parse(shownSchema, item).imageUrl))
  return found
}
