import type * as cognito from 'aws-cdk-lib/aws-cognito'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import { OriginalsBucket, VariantsBucket } from './constructs/buckets.ts'
import { Table } from './constructs/table.ts'
import { UserPool } from './constructs/user-pool.ts'
import { originsOf, type Stage } from './stage.ts'

export interface StorageStackProps extends StackProps {
  stage: Stage
}

export class StorageStack extends Stack {
  readonly table: TableV2
  readonly originals: Bucket
  readonly variants: Bucket
  readonly people: cognito.UserPool

  constructor(scope: Construct, id: string, { stage, ...props }: StorageStackProps) {
    super(scope, id, { terminationProtection: true, ...props })

    this.table = new Table(this, 'Data').table
    this.originals = new OriginalsBucket(this, 'Originals', {
      // CloudFront's own names stay allowed, since the site is reachable under them. The signature of an upload address
      // authorizes it; this list only names the pages that may try.
      uploadOrigins: [...originsOf(stage), 'https://*.cloudfront.net'],
    }).bucket
    this.variants = new VariantsBucket(this, 'Variants').bucket
    this.people = new UserPool(this, 'People', stage).pool

    new CfnOutput(this, 'TableName', { value: this.table.tableName })
    new CfnOutput(this, 'OriginalsBucketName', { value: this.originals.bucketName })
    new CfnOutput(this, 'VariantsBucketName', { value: this.variants.bucketName })
    new CfnOutput(this, 'UserPoolId', { value: this.people.userPoolId })
  }
}
