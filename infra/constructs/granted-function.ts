import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { Grants } from '../grants.ts'
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

interface Settings {
  description: string
  /** 10 seconds by default. */
  timeout?: Duration
  /** MB, 1024 by default. */
  memorySize?: number
}

interface FunctionProps extends Settings {
  name: string
  grants: Grants
}

/** The function knows only the table and the buckets it is granted. */
export function grantedFunction(scope: Construct, data: Data, props: FunctionProps): lambda.Function {
  const { name, grants, ...settings } = props
  const touchesTable = grants.items || grants.index
  const { function: fn } = new NodeFunction(scope, name, {
    ...settings,
    code: `${data.bundles}/${name}`,
    log: data.log,
    environment: {
      ...(touchesTable ? { TABLE_NAME: data.table.tableName } : {}),
      // Variants are found by the address of their original.
      ...(grants.originals || grants.variants ? { ORIGINALS_BUCKET: data.originals.bucketName } : {}),
      ...(grants.variants ? { VARIANTS_BUCKET: data.variants.bucketName } : {}),
    },
  })
  for (const statement of statementsOf(grants, data)) fn.addToRolePolicy(statement)
  return fn
}

interface NodeFunctionProps extends Settings {
  code: string
  environment: Record<string, string>
  log: ILogGroup
}

/** A policy of its own would be one more of the stack's 500 resources. */
class FunctionRole extends Role {
  private readonly granted: PolicyDocument

  constructor(scope: Construct, id: string) {
    const granted = new PolicyDocument()
    super(scope, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Granted: granted },
    })
    this.granted = granted
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.granted.addStatements(statement)
    return { statementAdded: true, policyDependable: this }
  }
}

/** It may write only the log until it is granted more. */
class NodeFunction extends Construct {
  readonly function: lambda.Function

  constructor(scope: Construct, id: string, props: NodeFunctionProps) {
    super(scope, id)
    // The CDK's role may write every log of the account, so this is our own.
    const role = new FunctionRole(this, 'Role')
    props.log.grantWrite(role)

    this.function = new lambda.Function(this, 'Function', {
      description: props.description,
      runtime: lambda.Runtime.NODEJS_24_X,
      architecture: lambda.Architecture.ARM_64,
      code: lambda.Code.fromAsset(props.code),
      handler: 'index.handler',
      role,
      // CPU grows with memory; at this size a cold start waits for the network, not for parsing the bundle.
      memorySize: props.memorySize ?? 1024,
      // This is above the 3 s after which a handler stops waiting for the table, and below the API's 30 s.
      timeout: props.timeout ?? Duration.seconds(10),
      environment: props.environment,
      loggingFormat: lambda.LoggingFormat.JSON,
      logGroup: props.log,
    })
  }
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
      allow(['dynamodb:Query'], `${tableArn}/index/${indexName}`, leadingKey(partition)),
    ),
    ...Object.entries(items).flatMap(([partition, actions]) => allow(actions, tableArn, leadingKey(partition))),
    ...allow(originals, data.originals.arnForObjects('images/*')),
    ...allow(objectActions(variants), data.variants.arnForObjects('images/*')),
    ...allow(variants.includes(listing) ? [listing] : undefined, data.variants.bucketArn),
  ]
}

/** `*` matches any part of a key. */
const leadingKey = (partition: string) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [partition] },
})
