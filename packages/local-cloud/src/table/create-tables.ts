import {
  CreateTableCommand,
  type CreateTableInput,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))
const indexSchema = z.object({
  IndexName: z.string(),
  KeySchema: keySchema,
  Projection: z.strictObject({ ProjectionType: z.literal('ALL') }),
})
const tableSchema = z.object({
  KeySchema: keySchema,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  GlobalSecondaryIndexes: z.array(indexSchema),
  StreamSpecification: z.strictObject({ StreamViewType: z.literal('NEW_AND_OLD_IMAGES') }),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.literal(true) }),
})

/** Creates missing tables with their indexes, streams and expiry. */
export async function createTables(client: DynamoDBClient, template: CloudTemplate): Promise<void> {
  for (const { ref: TableName, properties } of template.ofType(tableSchema, 'AWS::DynamoDB::GlobalTable')) {
    const { TimeToLiveSpecification, StreamSpecification, ...shape } = properties
    await createTable(client, {
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamEnabled: true, ...StreamSpecification },
      ...shape,
    })
    const { TimeToLiveDescription: expiry } = await client.send(new DescribeTimeToLiveCommand({ TableName }))
    // Enabling it again is an error, on AWS too.
    if (expiry?.TimeToLiveStatus !== 'ENABLED')
      await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }))
  }
}

async function createTable(client: DynamoDBClient, table: CreateTableInput): Promise<void> {
  try {
    await client.send(new CreateTableCommand(table))
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
  }
}
