/** @module-tag fault */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mendStreams } from './mend-streams.ts'
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

async function write60(): Promise<void> {
  for (let n = 0; n < 60; n++) await client.send(new PutItemCommand({ TableName, Item: { PK: { S: String(n) } } }))
}

const file = join(dataFolder, 'table', 'table.db')
function ask(sql: string) {
  const database = new DatabaseSync(file, { timeout: 5000 })
  const answer = database.prepare(sql).get()
  database.close()
  return answer
}

/** `age` is in seconds. */
function fillStream({ count, age }: { count: number; age: number }) {
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
    INSERT INTO _stream_records (table_name, event_name, keys_json, sequence_number, shard_id, created_at)
    SELECT table_name, event_name, keys_json, CAST(1000000 + n AS TEXT), shard_id, created_at - ${age}
    FROM numbers, (SELECT * FROM _stream_records LIMIT 1)`)
  database.close()
}

test('the stream keeps records for a day, as on AWS, and continues its numbers', async () => {
  const numberOf = (what: string) =>
    Number(Object.values(ask(`SELECT ${what} AS number FROM _stream_records`) ?? {})[0])
  const tooOld = () => numberOf(`SUM(created_at < strftime('%s') - 86400)`)
  const last = () => numberOf('MAX(CAST(sequence_number AS INTEGER))')
  const old = { count: 10_000, age: 2 * 86_400 }
  await write60()
  fillStream(old)
  expect(tooOld()).toBe(10_000)
  const before = last()
  await mendStreams(file)
  expect(tooOld()).toBe(1)
  fillStream(old)
  await write60()
  expect(tooOld()).toBe(0)
  expect(last()).toBeGreaterThanOrEqual(before + 60)
})
