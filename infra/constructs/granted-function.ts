import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Duration } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import type { Grants } from '../grants.ts'
import { NodeFunction } from './node-function.ts'
import { indexName } from './table.ts'

/** What functions work on. */
export interface Data {
  /** Folder with one bundle per function: `<name>/index.mjs`. */
  bundles: string
  table: ITableV2
  originals: IBucket
  variants: IBucket
}

interface FunctionProps {
  name: string
  description: string
  grants: Grants
  timeout?: Duration
  memorySize?: number
}

/** A function that knows the table and the buckets where it may touch them, and may do there what it is granted. */
export function grantedFunction(scope: Construct, data: Data, props: FunctionProps): lambda.Function {
  const { name, description, grants, timeout, memorySize } = props
  const touchesTable = grants.items || grants.index || grants.scanned
  const { function: made } = new NodeFunction(scope, name, {
    description,
    timeout,
    memorySize,
    code: `${data.bundles}/${name}`,
    environment: {
      ...(touchesTable ? { TABLE_NAME: data.table.tableName } : {}),
      ...(grants.originals ? { ORIGINALS_BUCKET: data.originals.bucketName } : {}),
      ...(grants.variants ? { VARIANTS_BUCKET: data.variants.bucketName } : {}),
    },
  })
  for (const statement of statementsOf(grants, data)) made.addToRolePolicy(statement)
  return made
}

/** Statements written out: CDK's own grants include the index wherever they include the table. */
function statementsOf({ items = {}, index, scanned, originals, variants }: Grants, data: Data): PolicyStatement[] {
  const { tableArn } = data.table
  const allow = (actions: readonly string[] | undefined, resource: string, conditions?: Record<string, unknown>) =>
    actions ? [new PolicyStatement({ actions: [...actions], resources: [resource], conditions })] : []
  return [
    ...allow(index, `${tableArn}/index/${indexName}`),
    ...Object.entries(items).flatMap(([partition, actions]) =>
      allow(actions, tableArn, { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [partition] } }),
    ),
    ...allow(scanned && ['dynamodb:Scan'], tableArn, {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': scanned },
      StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    }),
    ...allow(originals, data.originals.arnForObjects('images/*')),
    ...allow(variants, data.variants.arnForObjects('images/*')),
  ]
}
