import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { type IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { Grants } from '../grants.ts'
import { InlineRole } from './inline-role.ts'
import { indexName } from './table.ts'

export interface Data {
  /** Each function has `<name>/index.mjs` here. */
  bundles: string
  table: ITableV2
  originals: IBucket
  variants: IBucket
  /** All functions share it; each line names its function. */
  log: ILogGroup
}

interface FunctionProps {
  name: string
  grants: Grants
  description: string
  /** 10 seconds by default. */
  timeout?: Duration
  /** MB, 1024 by default. */
  memorySize?: number
  /** Keeps asynchronous events that failed three times. */
  deadLetterQueue?: IQueue
}

/** The function knows only the table and the buckets it is granted. */
export function grantedFunction(scope: Construct, data: Data, props: FunctionProps): lambda.Function {
  const { name, grants, ...settings } = props
  const touchesTable = grants.items || grants.index
  const place = new Construct(scope, name)
  return new lambda.Function(place, 'Function', {
    ...settings,
    runtime: lambda.Runtime.NODEJS_24_X,
    architecture: lambda.Architecture.ARM_64,
    code: lambda.Code.fromAsset(`${data.bundles}/${name}`),
    handler: 'index.handler',
    role: grantedRole(place, grants, data),
    // CPU grows with memory; at this size a cold start waits for the network.
    memorySize: settings.memorySize ?? 1024,
    // Handlers stop waiting for the table after 3 s; the API waits 30 s.
    timeout: settings.timeout ?? Duration.seconds(10),
    environment: {
      ...(touchesTable ? { TABLE_NAME: data.table.tableName } : {}),
      // Variants are found by the address of their original.
      ...(grants.originals || grants.variants ? { ORIGINALS_BUCKET: data.originals.bucketName } : {}),
      ...(grants.variants ? { VARIANTS_BUCKET: data.variants.bucketName } : {}),
    },
    loggingFormat: lambda.LoggingFormat.JSON,
    logGroup: data.log,
  })
}

/** The CDK's role may write every log of the account; this one may only write the shared log besides its grants. */
function grantedRole(scope: Construct, grants: Grants, data: Data): IRole {
  const role = new InlineRole(scope, 'Role', 'lambda.amazonaws.com')
  data.log.grantWrite(role)
  for (const statement of statementsOf(grants, data)) role.addToPrincipalPolicy(statement)
  return role
}

const listing = 's3:ListBucket'

function objectActions(actions: readonly string[]): string[] | undefined {
  const ofObjects = actions.filter((action) => action !== listing)
  return ofObjects.length > 0 ? ofObjects : undefined
}

/** The CDK's grants include the index with the table. */
function statementsOf({ items = {}, index, originals, variants = [] }: Grants, data: Data): PolicyStatement[] {
  const { tableArn } = data.table
  const allow = (actions: readonly string[] | undefined, resource: string, conditions?: Record<string, unknown>) =>
    actions ? [new PolicyStatement({ actions: [...actions], resources: [resource], conditions })] : []
  return [
    // For a query of an index, the leading key is the index's.
    ...(index ?? []).flatMap((partition) =>
      allow(['dynamodb:Query'], `${tableArn}/index/${indexName}`, leadingKeys([partition])),
    ),
    ...partitionsByAction(items).flatMap(([action, partitions]) => allow([action], tableArn, leadingKeys(partitions))),
    ...allow(originals, data.originals.arnForObjects('images/*')),
    ...allow(objectActions(variants), data.variants.arnForObjects('images/*')),
    ...allow(variants.includes(listing) ? [listing] : undefined, data.variants.bucketArn),
  ]
}

/** IAM does not add up statements, so one must allow all keys of a transaction. */
function partitionsByAction(items: NonNullable<Grants['items']>): [action: string, partitions: string[]][] {
  const actions = new Set(Object.values(items).flat())
  return [...actions].map((action) => [
    action,
    Object.entries(items).flatMap(([partition, allowed]) => (allowed.includes(action) ? [partition] : [])),
  ])
}

/** `*` matches any part of a key. */
const leadingKeys = (partitions: string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
})
