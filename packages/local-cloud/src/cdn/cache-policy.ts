import * as z from 'zod/mini'
import { cookiesOf, type HeaderLines, type HttpRequest, header } from '../machine/http.ts'
import { UserError } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { acceptedEncodings, type Encoding } from './compression.ts'

const noneOrAll = z.enum(['none', 'all'])
const seconds = z.number()
const policySchema = z.object({
  CachePolicyConfig: z.strictObject({
    Name: z.string(),
    MinTTL: seconds,
    DefaultTTL: seconds,
    MaxTTL: seconds,
    ParametersInCacheKeyAndForwardedToOrigin: z.strictObject({
      EnableAcceptEncodingBrotli: z._default(z.boolean(), false),
      EnableAcceptEncodingGzip: z.boolean(),
      CookiesConfig: z.strictObject({ CookieBehavior: noneOrAll }),
      HeadersConfig: z.strictObject({
        HeaderBehavior: z.enum(['none', 'whitelist']),
        Headers: z._default(z.array(z.string()), []),
      }),
      QueryStringsConfig: z.strictObject({ QueryStringBehavior: noneOrAll }),
    }),
  }),
})

export interface CachePolicy {
  /** Limits and default of the origin's max-age, in seconds. */
  ttl: { min: number; max: number; byDefault: number }
  encodings: readonly Encoding[]
  headers: readonly string[]
  hasCookies: boolean
  hasQuery: boolean
}

const none = { headers: [], hasCookies: false, hasQuery: false }
/**
 * Two of CloudFront's managed policies.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
 */
const managed = new Map<string, CachePolicy>([
  // CachingOptimized
  [
    '658327ea-f89d-4fab-a63d-7e88639e58f6',
    { ...none, ttl: { min: 1, byDefault: 86_400, max: 31_536_000 }, encodings: ['br', 'gzip'] },
  ],
  // CachingDisabled, which does not compress.
  ['4135ea2d-6df8-44a3-9df3-4b5a84be39ad', { ...none, ttl: { min: 0, byDefault: 0, max: 0 }, encodings: [] }],
])

/** The returned function throws for an unknown id. */
export function cachePoliciesOf(template: CloudTemplate): (id: string) => CachePolicy {
  const own = new Map(
    template.ofType(policySchema, 'AWS::CloudFront::CachePolicy').map(({ ref, properties }) => {
      const { MinTTL, DefaultTTL, MaxTTL, ParametersInCacheKeyAndForwardedToOrigin: key } = properties.CachePolicyConfig
      const { EnableAcceptEncodingBrotli: br, EnableAcceptEncodingGzip: gzip } = key
      const policy: CachePolicy = {
        ttl: { min: MinTTL, max: MaxTTL, byDefault: DefaultTTL },
        encodings: [...(br ? (['br'] as const) : []), ...(gzip ? (['gzip'] as const) : [])],
        headers: key.HeadersConfig.Headers.map((name) => name.toLowerCase()),
        hasCookies: key.CookiesConfig.CookieBehavior === 'all',
        hasQuery: key.QueryStringsConfig.QueryStringBehavior === 'all',
      }
      return [ref, policy]
    }),
  )
  return (id) => {
    const policy = own.get(id) ?? managed.get(id)
    if (!policy) throw new UserError(`The local CDN does not know the cache policy ${id}.`)
    return policy
  }
}

/** Equal requests have equal keys. */
export function cacheKey(policy: CachePolicy, request: HttpRequest): string {
  const { uri, query, headers } = ofPolicy(policy, request)
  return JSON.stringify([uri, query, headers])
}

/** The managed policy AllViewerExceptHostHeader. */
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac'
const alwaysForwarded = /^(content-(type|length|md5)|if-.*|range)$/

/**
 * Returns a function that builds the request to the origin.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/controlling-origin-requests.html
 */
export function forwardingOf(policy: CachePolicy, originRequestPolicy: string | undefined) {
  if (originRequestPolicy !== undefined && originRequestPolicy !== allViewerExceptHost) {
    throw new UserError(`The local CDN does not know the origin request policy ${originRequestPolicy}.`)
  }
  return (request: HttpRequest): HttpRequest => {
    const inKey = ofPolicy(policy, request)
    if (originRequestPolicy) {
      const others = request.headers.filter(([name]) => name !== 'host' && name !== 'accept-encoding')
      return { ...request, headers: [...others, ...inKey.headers.filter(([name]) => name === 'accept-encoding')] }
    }
    const always = request.headers.filter(([name]) => alwaysForwarded.test(name))
    return {
      ...request,
      query: inKey.query,
      headers: [['user-agent', 'Amazon CloudFront'], ...always, ...inKey.headers],
    }
  }
}

/** CloudFront normalizes the encodings in the cache key. */
function ofPolicy(policy: CachePolicy, request: HttpRequest): { uri: string; query: string; headers: HeaderLines } {
  const cookies = policy.hasCookies ? cookiesOf(request.headers) : []
  const headers: HeaderLines = policy.headers.flatMap((name) => {
    const value = header(request.headers, name)
    return value === undefined ? [] : [[name, value] satisfies HeaderLines[number]]
  })
  const encodings = acceptedEncodings(request, policy.encodings)
  if (encodings.length > 0) headers.push(['accept-encoding', encodings.join(',')])
  if (cookies.length > 0) headers.push(['cookie', cookies.join('; ')])
  return { uri: request.uri, query: policy.hasQuery ? request.query : '', headers }
}
