import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
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

const workerState = globalThis as { tableEndpoint?: Promise<string> }

/**
 * Creates an empty table and sets the environment of a Lambda. Uses DYNAMODB_ENDPOINT or our own server. Import
 * handlers after this.
 */
export async function startTable(TableName = `porchlight-test-${crypto.randomUUID()}`): Promise<TestTable> {
  workerState.tableEndpoint ??= process.env.DYNAMODB_ENDPOINT
    ? Promise.resolve(process.env.DYNAMODB_ENDPOINT)
    : startServer()
  const endpoint = await workerState.tableEndpoint
  useEndpoint(endpoint)
  process.env.TABLE_NAME = TableName
  await createTable(TableName)
  // Handlers have clients with shorter timeouts.
  const table = tableFromEnvironment(background)
  return {
    table,
    endpoint,
    stop: async () => void (await table.client.send(new DeleteTableCommand({ TableName }))),
  }
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

/** The end of the worker stops it. */
async function startServer(): Promise<string> {
  const port = await freePort()
  const [program, ...words] = await tableCommand()
  const server = runProgram(program, [...words, 'serve', '--port', String(port)])
  server.unref()
  process.once('exit', () => killGroup(server, 'SIGKILL'))
  const endpoint = `http://127.0.0.1:${port}`
  await untilAnswering(endpoint, 10_000)
  return endpoint
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
