import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }))
const projectionSchema = z.object({
  ProjectionType: z.optional(z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE'])),
  NonKeyAttributes: z.optional(z.array(z.string())),
})
const indexSchema = z.object({ IndexName: z.string(), KeySchema: keySchema, Projection: projectionSchema })
const tableSchema = z.object({
  KeySchema: keySchema,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  GlobalSecondaryIndexes: z.optional(z.array(indexSchema)),
  StreamSpecification: z.optional(
    z.object({ StreamViewType: z.enum(['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES']) }),
  ),
  TimeToLiveSpecification: z.optional(z.object({ AttributeName: z.optional(z.string()), Enabled: z.boolean() })),
})

/** Adds indexes, streams and expiry. */
export async function createTables(client: DynamoDBClient, template: CloudTemplate): Promise<void> {
  for (const { ref, properties } of template.ofType(tableSchema, 'AWS::DynamoDB::GlobalTable')) {
    const { TimeToLiveSpecification: expiry, StreamSpecification: stream, ...shape } = properties
    if (!(await exists(client, ref))) {
      await client.send(
        new CreateTableCommand({
          TableName: ref,
          BillingMode: 'PAY_PER_REQUEST',
          StreamSpecification: stream && { StreamEnabled: true, ...stream },
          ...shape,
        }),
      )
    }
    if (expiry?.Enabled && expiry.AttributeName) await expire(client, ref, expiry.AttributeName)
  }
}

async function exists(client: DynamoDBClient, name: string): Promise<boolean> {
  try {
    await client.send(new DescribeTableCommand({ TableName: name }))
    return true
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false
    throw error
  }
}

async function expire(client: DynamoDBClient, name: string, attribute: string): Promise<void> {
  const { TimeToLiveDescription: now } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }))
  // Enabling it again is an error, on AWS too.
  if (now?.TimeToLiveStatus === 'ENABLED' && now.AttributeName === attribute) return
  const specification = { AttributeName: attribute, Enabled: true }
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: specification }))
}
