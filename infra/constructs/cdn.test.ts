import { Match, Template } from 'aws-cdk-lib/assertions'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { App, Stack } from 'aws-cdk-lib/core'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../test/support/infra/temporary-folder.ts'
import { SiteBucket } from './buckets.ts'
import { Cdn, type CdnProps } from './cdn.ts'

const sessionKey = 'the key of sessions'

function synthesized(stage: CdnProps['stage'] = {}) {
  const stack = new Stack(new App({ outdir: temporaryFolder() }), 'Test', {
    env: { region: 'us-east-1', account: '111122223333' },
  })
  const { bucket: site } = new SiteBucket(stack, 'Site')
  const originals = Bucket.fromBucketName(stack, 'Originals', 'originals')
  const variants = Bucket.fromBucketName(stack, 'Variants', 'variants')
  const api = { domainName: 'abc.execute-api.us-east-1.amazonaws.com', key: 'the key of the edge', sessionKey }
  new Cdn(stack, 'Cdn', { site, originals, variants, api, stage })
  return Template.fromStack(stack)
}

const template = synthesized()
const only = (of: Template, type: string) => Object.values(of.findResources(type))[0]?.Properties
const config = only(template, 'AWS::CloudFront::Distribution').DistributionConfig
const behaviour = (pattern: string) =>
  config.CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === pattern)
const originOf = ({ TargetOriginId }: { TargetOriginId: string }) =>
  config.Origins.find(({ Id }: { Id: string }) => Id === TargetOriginId)
const cacheOf = ({ CachePolicyId }: { CachePolicyId: { Ref: string } }) =>
  template.findResources('AWS::CloudFront::CachePolicy')[CachePolicyId.Ref]?.Properties.CachePolicyConfig
const headersOf = ({ ResponseHeadersPolicyId }: { ResponseHeadersPolicyId: { Ref: string } }) =>
  template.findResources('AWS::CloudFront::ResponseHeadersPolicy')[ResponseHeadersPolicyId.Ref]?.Properties
    .ResponseHeadersPolicyConfig
const functionsOf = ({ FunctionAssociations = [] }: { FunctionAssociations?: [] }) =>
  FunctionAssociations.map(({ EventType, FunctionARN }) => {
    const shipped = template.findResources('AWS::CloudFront::Function')[FunctionARN['Fn::GetAtt'][0]]
    return `${EventType} ${shipped?.Properties.FunctionConfig.Comment}`
  })

describe('the distribution', () => {
  test('supports HTTP/2, HTTP/3 and IPv6, at the edges near renters', () => {
    expect(config).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true, PriceClass: 'PriceClass_100' })
  })

  test('reads buckets by origin access control only', () => {
    for (const origin of [config.DefaultCacheBehavior, behaviour('/images/*')].map(originOf)) {
      expect(origin.OriginAccessControlId).toBeDefined()
      expect(origin.S3OriginConfig).toEqual({ OriginAccessIdentity: '' })
    }
  })

  test('never caches an error or replaces it with a page', () => {
    for (const response of config.CustomErrorResponses) {
      expect(response).toEqual({ ErrorCode: expect.any(Number), ErrorCachingMinTTL: 0 })
    }
    const codes = config.CustomErrorResponses.map(({ ErrorCode }: { ErrorCode: number }) => ErrorCode)
    expect(codes).toEqual(expect.arrayContaining([404, 500, 502, 503, 504]))
  })

  test('serves the family’s domain over TLS 1.2 or later', () => {
    const domain = { name: 'homes.example.com', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/1' }
    const { Aliases, ViewerCertificate } = only(
      synthesized({ domain }),
      'AWS::CloudFront::Distribution',
    ).DistributionConfig
    expect(Aliases).toEqual(['homes.example.com'])
    expect(ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' })
  })

  test('creates certificate and DNS records in a configured zone', () => {
    const hostedZone = { id: 'Z0123', name: 'example.com' }
    const made = synthesized({ domain: { name: 'homes.example.com', hostedZone } })
    made.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'homes.example.com',
      DomainValidationOptions: [{ DomainName: 'homes.example.com', HostedZoneId: 'Z0123' }],
    })
    const { HostedZoneId, RecordSets } = only(made, 'AWS::Route53::RecordSetGroup')
    expect(HostedZoneId).toBe('Z0123')
    const AliasTarget = {
      DNSName: { 'Fn::GetAtt': [expect.stringMatching('Distribution'), 'DomainName'] },
      HostedZoneId: { 'Fn::FindInMap': expect.anything() },
    }
    expect(RecordSets).toEqual(['A', 'AAAA'].map((Type) => ({ Name: 'homes.example.com.', Type, AliasTarget })))
  })

  test('has a firewall only if configured, which limits requests per address', () => {
    expect(config.WebACLId).toBeUndefined()
    const guarded = synthesized({ firewall: { requestsPer5Minutes: 2000 } })
    guarded.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'CLOUDFRONT',
      DefaultAction: { Allow: {} },
      Rules: [
        Match.objectLike({
          Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
          Statement: { RateBasedStatement: { Limit: 2000, EvaluationWindowSec: 300, AggregateKeyType: 'IP' } },
        }),
      ],
    })
    expect(only(guarded, 'AWS::CloudFront::Distribution').DistributionConfig.WebACLId).toBeDefined()
  })
})

describe('pages', () => {
  test('come from the site bucket through both page functions, and are cached at the edge for a second', () => {
    expect(functionsOf(config.DefaultCacheBehavior)).toEqual([
      'viewer-request route-page',
      'viewer-response page-status',
    ])
    expect(cacheOf(config.DefaultCacheBehavior)).toMatchObject({ MinTTL: 1, DefaultTTL: 1, MaxTTL: 86_400 })
    expect(config.DefaultCacheBehavior).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true })
  })

  test('load only content of this site, the portal and the tours', () => {
    const { SecurityHeadersConfig } = headersOf(config.DefaultCacheBehavior)
    expect(SecurityHeadersConfig.ContentSecurityPolicy).toEqual({
      // The edge function sets its own policy, since only it knows the hashes of a page.
      Override: false,
      ContentSecurityPolicy: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob: https://originals.s3.us-east-1.amazonaws.com",
        "font-src 'self'",
        "connect-src 'self' https://originals.s3.us-east-1.amazonaws.com",
        'frame-src https://portal.example.com https:',
        "manifest-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ].join('; '),
    })
  })
})

describe('the API', () => {
  test('receives every method, query and cookie under its own host name', () => {
    expect(behaviour('/api/*')).toMatchObject({
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      // AWS manages this policy: AllViewerExceptHostHeader.
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
      Compress: true,
      ViewerProtocolPolicy: 'https-only',
    })
    expect(functionsOf(behaviour('/api/*'))).toEqual(['viewer-request api-request'])
    expect(originOf(behaviour('/api/*')).CustomOriginConfig.OriginProtocolPolicy).toBe('https-only')
  })

  test('receives the key of the edge in every behavior', () => {
    const apiOrigins = config.Origins.filter(
      ({ CustomOriginConfig }: { CustomOriginConfig?: object }) => CustomOriginConfig,
    )
    expect(apiOrigins).toHaveLength(2)
    for (const { OriginCustomHeaders } of apiOrigins)
      expect(OriginCustomHeaders).toEqual([{ HeaderName: 'x-origin-key', HeaderValue: 'the key of the edge' }])
  })
})

describe('a response of the API', () => {
  test('is compressed, but never cached by default or shared between callers', () => {
    expect(cacheOf(behaviour('/api/*'))).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 1,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        CookiesConfig: { CookieBehavior: 'all' },
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
      },
    })
  })
})

describe('images and assets', () => {
  test('are cached for a minute, and assets permanently', () => {
    expect(cacheOf(behaviour('/images/*'))).toMatchObject({ MinTTL: 60, DefaultTTL: 60, MaxTTL: 60 })
    expect(functionsOf(behaviour('/images/*'))).toEqual(['viewer-response image-cache'])
    // AWS manages this policy: CachingOptimized. It uses the file's own Cache-Control.
    expect(behaviour('/assets/*')).toMatchObject({ CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6' })
  })
})

describe('security headers', () => {
  const ownOnly = { Header: 'Cross-Origin-Resource-Policy', Value: 'same-origin', Override: true }

  test.each([
    ['pages', config.DefaultCacheBehavior],
    ['assets', behaviour('/assets/*')],
    ['the API', behaviour('/api/*')],
    ['images', behaviour('/images/*')],
  ])('are on %s', (_, of) => {
    expect(headersOf(of).SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: { ContentSecurityPolicy: expect.stringContaining("default-src 'none'") },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      // A response with a stricter header keeps it.
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: false },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true, Override: true },
    })
  })

  test('deny pages unneeded device features, and other windows access to the page', () => {
    expect(headersOf(config.DefaultCacheBehavior).CustomHeadersConfig.Items).toEqual([
      expect.objectContaining({ Header: 'Permissions-Policy', Value: expect.stringContaining('camera=()') }),
      expect.objectContaining({ Header: 'Cross-Origin-Opener-Policy', Value: 'same-origin' }),
      ownOnly,
    ])
  })

  test('prevent other sites from loading pages, assets and API responses', () => {
    for (const of of [config.DefaultCacheBehavior, behaviour('/assets/*'), behaviour('/api/*')]) {
      expect(headersOf(of).CustomHeadersConfig.Items).toContainEqual(ownOnly)
    }
  })

  test.each(['/api/*', '/images/*'])('prevent anything under %s from running as a page', (pattern) => {
    const { ContentSecurityPolicy } = headersOf(behaviour(pattern)).SecurityHeadersConfig.ContentSecurityPolicy
    expect(ContentSecurityPolicy).toContain("default-src 'none'")
    expect(ContentSecurityPolicy).toContain('sandbox')
  })
})
