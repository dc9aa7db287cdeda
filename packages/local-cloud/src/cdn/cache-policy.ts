import * as z from 'zod/mini'
import { sayOnce } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import type { Encoding } from './compression.ts'

const policySchema = z.object({
  CachePolicyConfig: z.object({
    ParametersInCacheKeyAndForwardedToOrigin: z.object({
      EnableAcceptEncodingBrotli: z.optional(z.boolean()),
      EnableAcceptEncodingGzip: z.optional(z.boolean()),
    }),
  }),
})

/**
 * Of CloudFront's own policies two; those without encodings never compress.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
 */
const managed: Record<string, readonly Encoding[]> = {
  '658327ea-f89d-4fab-a63d-7e88639e58f6': ['br', 'gzip'], // CachingOptimized
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': [], // CachingDisabled
}

/** Gives a function that says which encodings a cache policy allows, by its id. */
export function encodingsOf(template: CloudTemplate): (policyId: string) => readonly Encoding[] {
  const own = new Map(
    template.ofType(policySchema, 'AWS::CloudFront::CachePolicy').map(({ ref, properties }) => {
      const key = properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin
      const encodings: readonly Encoding[] = [
        ...(key.EnableAcceptEncodingBrotli ? (['br'] as const) : []),
        ...(key.EnableAcceptEncodingGzip ? (['gzip'] as const) : []),
      ]
      return [ref, encodings]
    }),
  )
  return (id) => {
    const found = own.get(id) ?? managed[id]
    if (!found) sayOnce(`The local CDN does not know the cache policy ${id}; it compresses nothing under it.`)
    return found ?? []
  }
}
