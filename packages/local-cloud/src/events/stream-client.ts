import * as z from 'zod/mini'

const recordSchema = z.looseObject({ dynamodb: z.looseObject({ SequenceNumber: z.string() }) })
export type StreamRecord = z.infer<typeof recordSchema>

const descriptionSchema = z.object({
  StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })) }),
})
const tableSchema = z.object({ Table: z.object({ LatestStreamArn: z.optional(z.string()) }) })
const iteratorSchema = z.object({ ShardIterator: z.string() })
const recordsSchema = z.object({ Records: z.array(recordSchema), NextShardIterator: z.optional(z.string()) })

export interface TableStream {
  /** Records since the last call or since opening, in order. */
  next(): Promise<StreamRecord[]>
}

/**
 * Throws if the table has no stream. The SDK's client would parse dates and bytes, while functions need the records as
 * sent. The server checks no signature.
 */
export async function openStream(endpoint: string, table: string): Promise<TableStream> {
  const { Table } = await call(endpoint, 'DynamoDB_20120810.DescribeTable', { TableName: table }, tableSchema)
  const arn = Table.LatestStreamArn
  if (!arn) throw new Error(`The table ${table} has no stream`)
  const iterators = new Map<string, string | undefined>()
  const streams = 'DynamoDBStreams_20120810'
  const follow = async (type: 'LATEST' | 'TRIM_HORIZON') => {
    const described = await call(endpoint, `${streams}.DescribeStream`, { StreamArn: arn }, descriptionSchema)
    for (const { ShardId } of described.StreamDescription.Shards) {
      if (iterators.has(ShardId)) continue
      const wanted = { StreamArn: arn, ShardId, ShardIteratorType: type }
      const { ShardIterator } = await call(endpoint, `${streams}.GetShardIterator`, wanted, iteratorSchema)
      iterators.set(ShardId, ShardIterator)
    }
  }
  await follow('LATEST')
  return {
    async next() {
      // The table had no shard yet, or a new shard replaced it.
      if ([...iterators.values()].every((iterator) => iterator === undefined)) await follow('TRIM_HORIZON')
      const records: StreamRecord[] = []
      for (const [shard, ShardIterator] of iterators) {
        if (!ShardIterator) continue
        const page = await call(endpoint, `${streams}.GetRecords`, { ShardIterator }, recordsSchema)
        iterators.set(shard, page.NextShardIterator)
        records.push(...page.Records)
      }
      return records
    },
  }
}

async function call<S extends z.ZodMiniType>(endpoint: string, target: string, body: object, schema: S) {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': target,
      'x-amz-date': new Date().toISOString().replaceAll(/[-:]|\.\d+/g, ''),
      authorization:
        'AWS4-HMAC-SHA256 Credential=porchlightlocal/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=0',
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${target} was answered with ${answer.status} ${text}`)
  return z.parse(schema, JSON.parse(text))
}
