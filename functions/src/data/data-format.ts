import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { parseItem } from './table/parse-stored.ts'
import { getItem } from './table/read.ts'
import type { Table } from './table/table.ts'

/** Raise it with a change that makes stored items unreadable. */
export const DATA_FORMAT = 1

/** The attribute `format` of this item has the number. */
export const dataFormatKey = { PK: 'FORMAT', SK: 'FORMAT' }
const formatSchema = z.object({ format: z.int() })

/** Returns undefined for data without a number. Writes this version's number into an empty table. */
export async function claimDataFormat(table: Table): Promise<number | undefined> {
  const item = await getItem(table, dataFormatKey)
  if (item) return parseItem(formatSchema, item).format
  const { Count } = await table.client.send(new ScanCommand({ TableName: table.name, Limit: 1 }))
  if (Count) return undefined
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...dataFormatKey, format: DATA_FORMAT } }))
  return DATA_FORMAT
}
