import * as z from 'zod/mini'
import type { Credentials } from './permissions/callers.ts'
import type { CloudTemplate } from './template/cloud.ts'
import { local } from './template/resource.ts'

/** Functions reach all services but the buckets through the proxy, also those without a local emulator. */
export const functionVariables = ({ buckets, proxy }: { buckets: string; proxy: string }) => ({
  AWS_REGION: local.region,
  AWS_ENDPOINT_URL: proxy,
  AWS_ENDPOINT_URL_DYNAMODB: proxy,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: proxy,
  AWS_ENDPOINT_URL_S3: buckets,
})

/** Scripts and tests use the direct addresses and this machine's key. */
export const scriptVariables = (
  template: CloudTemplate,
  at: Record<'site' | 'api' | 'table' | 'buckets' | 'identity', string>,
  { accessKeyId, secretAccessKey }: Credentials,
) => ({
  AWS_REGION: local.region,
  AWS_ENDPOINT_URL_DYNAMODB: at.table,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: at.identity,
  AWS_ENDPOINT_URL_S3: at.buckets,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  SITE_URL: at.site,
  API_URL: at.api,
  TABLE_NAME: template.output('TableName'),
  ORIGINALS_BUCKET: template.output('OriginalsBucketName'),
  VARIANTS_BUCKET: template.output('VariantsBucketName'),
  SITE_BUCKET: template.output('SiteBucketName'),
  USER_POOL_ID: template.output('UserPoolId'),
  USER_POOL_CLIENT_ID: template.output('UserPoolClientId'),
  USER_POOL_SCRIPT_CLIENT_ID: template.output('UserPoolScriptClientId'),
})

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
