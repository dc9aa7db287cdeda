import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateTableCommand, DeleteTableCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { type Storage, storageOf } from '@porchlight/operations/aws/storage'
import { backUp } from '@porchlight/operations/backup/backup'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, okJson, signIn } from '../fixtures/client.ts'
import { filesIn, runCommand } from '../fixtures/engineer.ts'
import { dataFolder } from '../fixtures/environment.ts'
import { admin } from '../fixtures/hosted-login.ts'
import { openSandbox, propertyFields, type Sandbox } from '../fixtures/sandbox.ts'
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

/** The storage of the running site; `meanwhile` comes after each piece of the table in so many readings. */
async function storageThat(meanwhile: (isLast: boolean) => Promise<void>, readings: number): Promise<Storage> {
  const storage = await storageOf('local', dataFolder)
  let ended = 0
  storage.dynamodb.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        const answer = await next(input)
        if (commandName === 'ScanCommand' && ended < readings) {
          const isLast = !('LastEvaluatedKey' in answer.output && answer.output.LastEvaluatedKey)
          if (isLast) ended += 1
          await meanwhile(isLast)
        }
        return answer
      },
    { step: 'initialize' },
  )
  return storage
}

it('a backup never holds half of what is saved while it is made', async () => {
  const { id } = await sandbox.property()
  const units = new Set<string>()
  const save = async () => {
    // A unit is an item of its own, and its property counts it: both are written at once.
    units.add((await sandbox.unit(id, {})).id)
  }
  const said: string[] = []
  const to = join(folder, 'busy')
  const storage = await storageThat(save, 1)
  const { items } = await backUp({ storage, folder: to, say: (line) => said.push(line) })
  expect(said).toContain('Something was saved while the table was being read; reading it again.')
  const lines = filesIn(join(to, 'table')).flatMap((name) =>
    readFileSync(join(to, 'table', name), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  expect(lines).toHaveLength(items)
  const ofThis = lines.filter((line) => line.includes(`"PK":{"S":"PROPERTY#${id}"}`))
  expect(ofThis.find((line) => line.includes('"SK":{"S":"PROPERTY"}'))).toContain(`"unitCount":{"N":"${units.size}"}`)
  expect(ofThis).toHaveLength(1 + units.size)
}, 60_000)

it('a backup is given up, and can be gone on with, when the site is changed all the time', async () => {
  const { id } = await sandbox.property()
  const to = join(folder, 'busier')
  const save = async (isLast: boolean) => {
    if (!isLast) return
    const body = { property: propertyFields(), images: [] }
    await okJson(await client.send('PUT', `/api/properties/${id}`, body))
  }
  const failing = backUp({ storage: await storageThat(save, 10), folder: to, say: () => undefined })
  await expect(failing).rejects.toThrow(/^The table changed during each of 5 readings\. Run it again/)
  const said: string[] = []
  await backUp({ storage: await storageOf('local', dataFolder), folder: to, say: (line) => said.push(line) })
  expect(said[0]).toMatch(/^Going on: \d+ pictures and variants and 0 pieces/)
}, 60_000)

it('a backup of a recovered table names the pictures that it shows and the bucket has no more', async () => {
  const { dynamodb } = await storageOf('local', dataFolder)
  const TableName = `recovered-${randomUUID()}`
  const keys = [
    { AttributeName: 'PK', KeyType: 'HASH' as const },
    { AttributeName: 'SK', KeyType: 'RANGE' as const },
  ]
  const AttributeDefinitions = keys.map(({ AttributeName }) => ({ AttributeName, AttributeType: 'S' as const }))
  const table = { TableName, BillingMode: 'PAY_PER_REQUEST' as const, KeySchema: keys, AttributeDefinitions }
  await dynamodb.send(new CreateTableCommand(table))
  const picture = `images/${randomUUID()}`
  const hero = { PK: { S: 'HERO' }, SK: { S: 'lost' }, imageUrl: { S: `/${picture}.jpg` } }
  await dynamodb.send(new PutItemCommand({ TableName, Item: hero }))
  const { code, said } = await runCommand(dataFolder, ['backup', join(folder, 'recovered'), `--table=${TableName}`])
  await dynamodb.send(new DeleteTableCommand({ TableName }))
  expect([code, said]).toEqual([0, expect.stringMatching(/ holds stage local: 1 items, /)])
  expect(said).toContain(`The bucket has no ${picture}, which the site shows.\n`)
}, 60_000)
