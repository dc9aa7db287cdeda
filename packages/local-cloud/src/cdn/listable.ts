import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'

const words = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (Array.isArray(value) ? value : [value])),
)
const policySchema = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({
    Statement: z.array(z.object({ Effect: z.string(), Action: words, Principal: z.unknown() })),
  }),
})

/** Names of the buckets whose policy lets CloudFront list them. */
export function listableBuckets(template: CloudTemplate): Set<string> {
  const listable = new Set<string>()
  for (const { properties } of template.ofType(policySchema, 'AWS::S3::BucketPolicy')) {
    for (const { Effect, Action, Principal } of properties.PolicyDocument.Statement) {
      const forCloudFront = JSON.stringify(Principal).includes('"cloudfront.amazonaws.com"')
      if (Effect === 'Allow' && forCloudFront && Action.includes('s3:ListBucket')) listable.add(properties.Bucket)
    }
  }
  return listable
}
