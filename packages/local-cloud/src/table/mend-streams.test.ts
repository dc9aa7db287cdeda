/** @module-tag fault */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TableServer } from './open-table.ts'
import { openTable } from './open-table.ts'

const TableName = 'homes'
const dataFolder = mkdtempSync(join(tmpdir(), 'porchlight-streams-'))
let server: TableServer
let client: DynamoDBClient

beforeAll(async () => {
  server = await openTable({ dynamodbEndpoint: undefined, dataFolder, onStart: () => undefined })
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  client = new DynamoDBClient({ endpoint: server.endpoint, region: 'eu-west-1', credentials })
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    }),
  )
})
afterAll(async () => {
  client.destroy()
  await server.stop()
  rmSync(dataFolder, { recursive: true })
})

/** Milliseconds that 60 writes take. */
async function writing(): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < 60; n++) await client.send(new PutItemCommand({ TableName, Item: { PK: { S: String(n) } } }))
  return performance.now() - started
}

/** Lets the stream have as many records as months of views leave behind. */
function fillStream() {
  const database = new DatabaseSync(join(dataFolder, 'table', 'table.db'), { timeout: 5000 })
  database.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 400000)
    INSERT INTO _stream_records (table_name, event_name, keys_json, sequence_number, shard_id, created_at)
    SELECT table_name, event_name, keys_json, CAST(1000000 + n AS TEXT), shard_id, created_at
    FROM numbers, (SELECT * FROM _stream_records LIMIT 1)`)
  database.close()
}

it('a save takes no longer for everything that was ever written before', async () => {
  await writing()
  const fresh = await writing()
  fillStream()
  expect(await writing()).toBeLessThan(fresh * 3 + 500)
})
