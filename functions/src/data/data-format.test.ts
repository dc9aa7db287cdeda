import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTable, type TestTable } from '../../../test/support/functions/table-server.ts'
import { claimDataFormat, DATA_FORMAT } from './data-format.ts'

let server: TestTable
beforeEach(async () => {
  server = await startTable()
})
afterEach(() => server.stop())

const put = (Item: Record<string, unknown>) =>
  server.table.client.send(new PutCommand({ TableName: server.table.name, Item }))

test('an empty table stores the number of this version and keeps it', async () => {
  expect(await claimDataFormat(server.table)).toBe(DATA_FORMAT)
  await put({ PK: 'HERO', SK: 'a' })
  expect(await claimDataFormat(server.table)).toBe(DATA_FORMAT)
})

test('data without a number, and data of another format, do not change', async () => {
  await put({ PK: 'HERO', SK: 'a' })
  expect(await claimDataFormat(server.table)).toBeUndefined()
  await put({ PK: 'FORMAT', SK: 'FORMAT', format: 7 })
  expect(await claimDataFormat(server.table)).toBe(7)
})
