import * as z from 'zod/mini'
import { type Origin, withHeader } from '../machine/http.ts'
import { UserError } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { wildcard } from '../template/wildcard.ts'
import { cachePoliciesOf, forwardingOf } from './cache-policy.ts'
import { type EdgeCache, edgeCache, type Source } from './edge-cache.ts'
import { type EdgeFunction, edgeFunctionsOf } from './edge-function.ts'
import { type HeadersPolicy, headersPoliciesOf } from './headers-policy.ts'

const behaviorSchema = z.object({
  TargetOriginId: z.string(),
  AllowedMethods: z._default(z.array(z.string()), ['GET', 'HEAD']),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  Compress: z._default(z.boolean(), false),
  ResponseHeadersPolicyId: z.optional(z.string()),
  FunctionAssociations: z._default(z.array(z.object({ EventType: z.string(), FunctionARN: z.string() })), []),
})
const originGroupSchema = z.object({
  Id: z.string(),
  FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.int()) }) }),
  Members: z.object({ Items: z.array(z.object({ OriginId: z.string() })) }),
})
const originSchema = z.object({
  Id: z.string(),
  DomainName: z.string(),
  OriginCustomHeaders: z._default(z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })), []),
})
// The local CDN does not support custom error pages.
const errorSchema = z.strictObject({ ErrorCode: z.int(), ErrorCachingMinTTL: z._default(z.number(), 10) })
const distributionSchema = z.object({
  DistributionConfig: z.object({
    DefaultCacheBehavior: behaviorSchema,
    CacheBehaviors: z._default(z.array(z.extend(behaviorSchema, { PathPattern: z.string() })), []),
    Origins: z.array(originSchema),
    OriginGroups: z._default(z.object({ Items: z._default(z.array(originGroupSchema), []) }), { Items: [] }),
    CustomErrorResponses: z._default(z.array(errorSchema), []),
  }),
})

export interface Behavior extends Source {
  pattern: RegExp
  methods: Set<string>
  compress: boolean
  viewerRequest: EdgeFunction | undefined
  viewerResponse: EdgeFunction | undefined
  applyHeaders: HeadersPolicy
}

export interface Distribution {
  behaviors: Behavior[]
  cache: EdgeCache
}

/** `localize` inserts local addresses into header values. */
export function distributionOf(
  template: CloudTemplate,
  options: { originFor(domainName: string): Origin; localize(value: string): string },
): Distribution {
  const [found] = template.ofType(distributionSchema, 'AWS::CloudFront::Distribution')
  if (!found) throw new Error('The templates describe no CloudFront distribution')
  const config = found.properties.DistributionConfig
  const origins = new Map(
    config.Origins.map(({ Id, DomainName, OriginCustomHeaders: own }) => [
      Id,
      withHeaders(options.originFor(DomainName), own),
    ]),
  )
  for (const group of config.OriginGroups.Items) origins.set(group.Id, originGroup(group, origins))
  const functions = edgeFunctionsOf(template)
  const policies = headersPoliciesOf(template, options.localize)
  const cachePolicies = cachePoliciesOf(template)

  const behavior = (pattern: string, settings: z.infer<typeof behaviorSchema>): Behavior => {
    const origin = origins.get(settings.TargetOriginId)
    if (!origin) throw new Error(`The distribution names an origin ${settings.TargetOriginId} that it does not have`)
    const edge = (event: string) => {
      const arn = settings.FunctionAssociations.find(({ EventType }) => EventType === event)?.FunctionARN
      return arn === undefined ? undefined : functions.get(arn)
    }
    const policyId = settings.ResponseHeadersPolicyId
    const policy = policyId === undefined ? undefined : policies.get(policyId)
    if (policyId && !policy) throw new UserError(`The local CDN does not know the response headers policy ${policyId}.`)
    const cachePolicy = cachePolicies(settings.CachePolicyId)
    return {
      path: pattern,
      pattern: wildcard(pattern.replace(/^(?!\/|\*)/, '/')),
      origin,
      methods: new Set(settings.AllowedMethods),
      compress: settings.Compress,
      cachePolicy,
      forwarded: forwardingOf(cachePolicy, settings.OriginRequestPolicyId),
      viewerRequest: edge('viewer-request'),
      viewerResponse: edge('viewer-response'),
      applyHeaders: policy ?? ((lines) => lines),
    }
  }
  return {
    cache: edgeCache(new Map(config.CustomErrorResponses.map((e) => [e.ErrorCode, e.ErrorCachingMinTTL]))),
    behaviors: [
      ...config.CacheBehaviors.map(({ PathPattern, ...settings }) => behavior(PathPattern, settings)),
      behavior('*', config.DefaultCacheBehavior),
    ],
  }
}

/** They replace the visitor's headers of equal names. */
function withHeaders(origin: Origin, own: z.infer<typeof originSchema>['OriginCustomHeaders']): Origin {
  return {
    fetch: (request) =>
      origin.fetch({
        ...request,
        headers: own.reduce((lines, { HeaderName, HeaderValue }) => {
          return withHeader(lines, HeaderName.toLowerCase(), HeaderValue)
        }, request.headers),
      }),
  }
}

function originGroup(
  { Id, FailoverCriteria, Members }: z.infer<typeof originGroupSchema>,
  origins: Map<string, Origin>,
): Origin {
  const [first, second] = Members.Items.map(({ OriginId }) => origins.get(OriginId))
  if (!first || !second) throw new Error(`The origin group ${Id} names an origin that the distribution does not have`)
  return {
    async fetch(request) {
      const response = await first.fetch(request)
      return FailoverCriteria.StatusCodes.Items.includes(response.status) ? second.fetch(request) : response
    },
  }
}
