import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CloudTemplate } from './template/cloud.ts'
import { local } from './template/resource.ts'

/** Where the AWS SDK finds the table, the buckets and the user pool, in its own standard variables. */
export function sdkVariables(endpoints: { table: string; buckets: string; identity: string; cloudFront: string }) {
  return {
    AWS_REGION: local.region,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.table,
    AWS_ENDPOINT_URL_S3: endpoints.buckets,
    AWS_ENDPOINT_URL_CLOUDFRONT: endpoints.cloudFront,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.identity,
    // DynamoDB Local takes letters and digits alone.
    AWS_ACCESS_KEY_ID: 'porchlightlocal',
    AWS_SECRET_ACCESS_KEY: randomBytes(24).toString('hex'),
    // The bucket server knows no checksum trailers.
    AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
    AWS_RESPONSE_CHECKSUM_VALIDATION: 'when_required',
  }
}

/** What a script outside the functions needs to reach the table and the buckets, and a test to sign people in. */
export function scriptVariables(template: CloudTemplate, sdk: Record<string, string>): Record<string, string> {
  return {
    ...sdk,
    TABLE_NAME: template.output('TableName'),
    ORIGINALS_BUCKET: template.output('OriginalsBucketName'),
    VARIANTS_BUCKET: template.output('VariantsBucketName'),
    SITE_BUCKET: template.output('SiteBucketName'),
    DISTRIBUTION_ID: template.output('DistributionId'),
    USER_POOL_ID: template.output('UserPoolId'),
    USER_POOL_CLIENT_ID: template.output('UserPoolClientId'),
  }
}

/** Leaves the variables in <data>/environment.json, for tests and for an engineer with the AWS CLI. */
export function publishVariables(dataFolder: string, variables: Record<string, string>): void {
  writeFileSync(join(dataFolder, 'environment.json'), `${JSON.stringify(variables, null, 2)}\n`, { mode: 0o600 })
}
