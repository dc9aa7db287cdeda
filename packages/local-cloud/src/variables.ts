import { join } from 'node:path'
import * as z from 'zod/mini'
import { writeJson } from './machine/files.ts'
import type { Credentials } from './permissions/callers.ts'
import type { CloudTemplate } from './template/cloud.ts'
import { local } from './template/resource.ts'

/** Functions and scripts share these addresses. */
export function sdkVariables(endpoints: { buckets: string }) {
  return {
    AWS_REGION: local.region,
    AWS_ENDPOINT_URL_S3: endpoints.buckets,
  }
}

/** Includes all services without a local emulator. */
export function guardedVariables(permissionProxy: string): Record<string, string> {
  const names = ['AWS_ENDPOINT_URL_DYNAMODB', 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', 'AWS_ENDPOINT_URL']
  return Object.fromEntries(names.map((name) => [name, permissionProxy]))
}

/** Only for scripts and tests: direct addresses and this machine's key. */
export function ownVariables(
  { table, identity }: { table: string; identity: string },
  { accessKeyId, secretAccessKey }: Credentials,
): Record<string, string> {
  return {
    AWS_ENDPOINT_URL_DYNAMODB: table,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identity,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  }
}

/** Scripts, and tests that sign in, need these. */
export function scriptVariables(
  template: CloudTemplate,
  sdk: Record<string, string>,
  site: string,
): Record<string, string> {
  return {
    ...sdk,
    SITE_URL: site,
    TABLE_NAME: template.output('TableName'),
    ORIGINALS_BUCKET: template.output('OriginalsBucketName'),
    VARIANTS_BUCKET: template.output('VariantsBucketName'),
    SITE_BUCKET: template.output('SiteBucketName'),
    USER_POOL_ID: template.output('UserPoolId'),
    USER_POOL_CLIENT_ID: template.output('UserPoolClientId'),
    USER_POOL_SCRIPT_CLIENT_ID: template.output('UserPoolScriptClientId'),
  }
}

/** Writes <data>/environment.json. */
export function publishVariables(dataFolder: string, variables: Record<string, string>): void {
  writeJson(join(dataFolder, 'environment.json'), variables)
}

const domainSchema = z.object({ Domain: z.string() })

/** Replaces AWS addresses of the hosted login and distributions. */
export function localAddresses(
  template: Pick<CloudTemplate, 'ofType'>,
  at: { site: string; identity: string },
): (text: string) => string {
  const places = new Map<string, string>()
  for (const { properties } of template.ofType(domainSchema, 'AWS::Cognito::UserPoolDomain')) {
    places.set(`https://${properties.Domain}.auth.${local.region}.amazoncognito.com`, at.identity)
  }
  for (const { ref } of template.ofType(z.object({}), 'AWS::CloudFront::Distribution'))
    places.set(`https://${ref}.cloudfront.net`, at.site)
  return (text) => [...places].reduce((changed, [onAws, here]) => changed.replaceAll(onAws, here), text)
}
