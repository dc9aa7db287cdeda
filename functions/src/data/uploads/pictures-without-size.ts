import { ScanCommand, type ScanCommandInput } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Table } from '../table/table.ts'

const shownSchema = z.object({ imageUrl: z.string() })

/** Paths of the pictures that are shown without their size being known. Reads the whole table. */
export async function picturesWithoutSize({ client, name }: Table): Promise<string[]> {
  const found = new Set<string>()
  let from: ScanCommandInput['ExclusiveStartKey']
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: name,
        // Said aloud, since the right to scan may be given for named attributes alone.
        Select: 'SPECIFIC_ATTRIBUTES',
        ProjectionExpression: 'imageUrl',
        // Uploads say whether they are attached; what shows a picture does not.
        FilterExpression:
          'attribute_exists(imageUrl) AND attribute_not_exists(width) AND attribute_not_exists(attached)',
        ExclusiveStartKey: from,
      }),
    )
    for (const item of page.Items ?? []) found.add(z.parse(shownSchema, item).imageUrl)
    from = page.LastEvaluatedKey
  } while (from)
  return [...found]
}
