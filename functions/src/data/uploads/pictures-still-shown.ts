import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Table } from '../table/table.ts'

const mostOperands = 100
const shownSchema = z.object({ imageUrl: z.string() })

/**
 * Which of these pictures some property, unit or hero image still shows. Reads the whole table: only for pictures of
 * the example content, which no upload tells to be somebody's own.
 */
export async function picturesStillShown(table: Table, imageUrls: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>()
  for (let at = 0; at < imageUrls.length; at += mostOperands) {
    for (const url of await scanFor(table, imageUrls.slice(at, at + mostOperands))) shown.add(url)
  }
  return shown
}

async function scanFor({ client, name }: Table, imageUrls: readonly string[]): Promise<string[]> {
  const found: string[] = []
  let from: ScanCommandInput['ExclusiveStartKey']
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: name,
        ConsistentRead: true,
        // Said aloud, since the right to scan may be given for named attributes alone.
        Select: 'SPECIFIC_ATTRIBUTES',
        ProjectionExpression: 'imageUrl',
        FilterExpression: `imageUrl IN (${imageUrls.map((_, n) => `:u${n}`).join(', ')})`,
        ExpressionAttributeValues: Object.fromEntries(imageUrls.map((url, n) => [`:u${n}`, url])),
        ExclusiveStartKey: from,
      }),
    )
    found.push(...(page.Items ?? []).map((item) => z.parse(shownSchema, item).imageUrl))
    from = page.LastEvaluatedKey
  } while (from)
  return found
}
