import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { background } from '../../../functions/src/aws/client-options.ts'
import { type Table, tableFromEnvironment } from '../../../functions/src/data/table/table.ts'
import { freePort, untilAnswering } from '../../../packages/local-cloud/src/machine/ports.ts'
import { killGroup, runProgram } from '../../../packages/local-cloud/src/machine/processes.ts'
import { tableCommand } from '../../../packages/local-cloud/src/table/table-command.ts'

export interface TestTable {
  table: Table
  endpoint: string
  stop: () => Promise<void>
}

/**
 * Creates an empty table and sets the environment of a Lambda. Uses DYNAMODB_ENDPOINT or a new server. Import handlers
 * after this.
 */
export async function startTable(): Promise<TestTable> {
  const server = process.env.DYNAMODB_ENDPOINT
    ? { endpoint: process.env.DYNAMODB_ENDPOINT, stop: async () => {} }
    : await startServer()
  useEndpoint(server.endpoint)
  process.env.TABLE_NAME = `porchlight-test-${crypto.randomUUID()}`
  await createTable(process.env.TABLE_NAME)
  // Handlers have clients with shorter timeouts.
  return { table: tableFromEnvironment(background), ...server }
}

export function useEndpoint(endpoint: string): void {
  Object.assign(process.env, {
    TABLE_NAME: process.env.TABLE_NAME ?? 'porchlight-test',
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  })
}

async function startServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-table-'))
  const port = await freePort()
  // If all tests of a file are filtered out, the end of the worker stops the server.
  const file = path.join(folder, 'table.db')
  const [program, ...words] = await tableCommand()
  const server = runProgram(program, [...words, 'serve', '--port', String(port), '--db-path', file])
  const exited = once(server, 'exit')
  const stop = async () => {
    killGroup(server, 'SIGKILL')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
  const endpoint = `http://127.0.0.1:${port}`
  await untilAnswering(endpoint, 10_000)
  return { endpoint, stop }
}

async function createTable(TableName: string) {
  const keys = (prefix: string) => [
    { AttributeName: `${prefix}PK`, KeyType: 'HASH' as const },
    { AttributeName: `${prefix}SK`, KeyType: 'RANGE' as const },
  ]
  const command = new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['PK', 'SK', 'GSI1PK', 'GSI1SK'].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S' as const,
    })),
    KeySchema: keys(''),
    GlobalSecondaryIndexes: [{ IndexName: 'GSI1', KeySchema: keys('GSI1'), Projection: { ProjectionType: 'ALL' } }],
  })
  await new DynamoDBClient({}).send(command)
}
