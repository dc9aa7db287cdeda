import { GetCommand, type GetCommandInput, paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Table } from './table.ts'

/** Reads consistently. */
export async function getItem({ client, name }: Table, Key: GetCommandInput['Key'], attributes?: string) {
  const { Item } = await client.send(
    new GetCommand({ TableName: name, Key, ConsistentRead: true, ProjectionExpression: attributes }),
  )
  return Item
}

/** Returns items in key order; follows each page (1 MB) to the last. */
export async function queryAll(table: Table, query: Omit<QueryCommandInput, 'TableName'>) {
  const items: Record<string, unknown>[] = []
  for await (const page of queryPages(table, query)) items.push(...page)
  return items
}

/** Yields page by page what may be too much for memory. */
export async function* queryPages({ client, name }: Table, query: Omit<QueryCommandInput, 'TableName'>) {
  for await (const { Items = [] } of paginateQuery({ client }, { ...query, TableName: name })) yield Items
}
