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

/** CloudFront's own policies that this product may use; those without encodings never compress. */
const managed: Record<string, readonly Encoding[]> = {
  '658327ea-f89d-4fab-a63d-7e88639e58f6': ['br', 'gzip'], // CachingOptimized
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': [], // CachingDisabled
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': [], // CachingOptimizedForUncompressedObjects
  '83da9c7e-98b4-4e11-a168-04f0df8e2c65': ['br', 'gzip'], // UseOriginCacheControlHeaders
  '4cc15a8a-d715-48a4-82b8-cc0b614638fe': ['br', 'gzip'], // UseOriginCacheControlHeaders-QueryStrings
}

/** Which encodings each cache policy allows, by its id. */
export function encodingsOf(template: CloudTemplate): (policyId: string) => readonly Encoding[] {
  const own = new Map(
    template.ofType(policySchema, 'AWS::CloudFront::CachePolicy').map(({ ref, properties }) => {
      const { EnableAcceptEncodingBrotli: br, EnableAcceptEncodingGzip: gzip } =
        properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin
      const encodings: Encoding[] = []
      if (br) encodings.push('br')
      if (gzip) encodings.push('gzip')
      return [ref, encodings]
    }),
  )
  return (id) => {
    const found = own.get(id) ?? managed[id]
    if (!found) sayOnce(`The local CDN does not know the cache policy ${id}; it compresses nothing under it.`)
    return found ?? []
  }
}
