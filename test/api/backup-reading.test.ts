import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateTableCommand, DeleteTableCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { type Storage, storageOf } from '@porchlight/operations/aws/storage'
import { backUp } from '@porchlight/operations/backup/backup'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, okJson, signIn } from '../support/site/client.ts'
import { runCommand } from '../support/site/engineer.ts'
import { dataFolder } from '../support/site/environment.ts'
import { admin } from '../support/site/hosted-login.ts'
import { openSandbox, propertyFields, type Sandbox } from '../support/site/sandbox.ts'
import { origin } from './call.ts'

const folder = mkdtempSync(join(tmpdir(), 'porchlight-while-saving-'))
let client: Client
let sandbox: Sandbox

beforeAll(async () => {
  client = await signIn(origin, admin)
  sandbox = openSandbox(client)
})
afterAll(async () => {
  await sandbox.clear()
  rmSync(folder, { recursive: true })
})

/** Calls `afterScan` once, after the first page of a scan. */
async function storageWith(afterScan: () => Promise<void>): Promise<Storage> {
  const storage = await storageOf('local', dataFolder)
  let isDone = false
  storage.dynamodb.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        const response = await next(input)
        if (commandName !== 'ScanCommand' || isDone) return response
        isDone = true
        await afterScan()
        return response
      },
    { step: 'initialize' },
  )
  return storage
}

test('a backup names what was saved, added and deleted while it ran', async () => {
  const [saved, deleted, untouched] = [await sandbox.property(), await sandbox.property(), await sandbox.property()]
  const added: string[] = []
  const storage = await storageWith(async () => {
    const body = { property: propertyFields(), images: [] }
    await okJson(await client.send('PUT', `/api/properties/${saved.id}`, body))
    await okJson(await client.send('DELETE', `/api/properties/${deleted.id}`))
    added.push((await sandbox.property()).id)
  })
  const { changed, items } = await backUp(storage, join(folder, 'busy'))
  for (const id of [saved.id, deleted.id, ...added]) expect(changed).toContain(`PROPERTY#${id} PROPERTY`)
  expect(changed.join()).not.toContain(untouched.id)
  expect(readFileSync(join(folder, 'busy/table.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(items)
}, 60_000)

test('a backup of an unchanged site names nothing', async () => {
  const { changed } = await backUp(await storageOf('local', dataFolder), join(folder, 'quiet'))
  expect(changed).toEqual([])
}, 60_000)

test('a backup of a recovered table names its images that are missing in the bucket', async () => {
  const { dynamodb } = await storageOf('local', dataFolder)
  const TableName = `recovered-${randomUUID()}`
  const keys = [
    { AttributeName: 'PK', KeyType: 'HASH' as const },
    { AttributeName: 'SK', KeyType: 'RANGE' as const },
  ]
  const AttributeDefinitions = keys.map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' as const }))
  const table = { TableName, BillingMode: 'PAY_PER_REQUEST' as const, KeySchema: keys, AttributeDefinitions }
  await dynamodb.send(new CreateTableCommand(table))
  const image = `images/${randomUUID()}`
  const hero = { PK: { S: 'HERO' }, SK: { S: 'lost' }, imageUrl: { S: `/${image}.jpg` } }
  await dynamodb.send(new PutItemCommand({ TableName, Item: hero }))
  const { code, output } = await runCommand(dataFolder, ['backup', join(folder, 'recovered'), `--table=${TableName}`])
  await dynamodb.send(new DeleteTableCommand({ TableName }))
  expect([code, output]).toEqual([0, expect.stringContaining(' holds stage local: 1 items, ')])
  expect(output).toContain(`The bucket has no ${image}, which the site shows.\n`)
}, 60_000)
