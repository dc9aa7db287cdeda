import { site } from '@porchlight/site/site.config'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseCustomHeader,
  type ResponseHeadersContentSecurityPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

export interface SecurityHeadersProps {
  /** Browsers upload files directly to it. */
  uploadOrigin: string
}

/** These responses are data, not pages. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

/** No page of another site may load the bytes, not even into its process. */
const ownOnly: ResponseCustomHeader = {
  header: 'Cross-Origin-Resource-Policy',
  value: 'same-origin',
  override: true,
}

export class SecurityHeaders extends Construct {
  readonly pages: ResponseHeadersPolicy
  readonly api: ResponseHeadersPolicy
  readonly images: ResponseHeadersPolicy

  constructor(scope: Construct, id: string, props: SecurityHeadersProps) {
    super(scope, id)
    // Must not replace a policy from the edge function page-status, which knows the hashes of a page.
    this.pages = this.policy('Pages', { contentSecurityPolicy: pagePolicy(props.uploadOrigin), override: false }, [
      {
        header: 'Permissions-Policy',
        value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        override: true,
      },
      // The edge function page-status copies it from published pages.
      { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
      ownOnly,
    ])
    this.api = this.policy('Api', { contentSecurityPolicy: dataPolicy, override: true }, [
      ownOnly,
      // API Gateway's own responses (429, 503) lack it; a handler's header is kept.
      { header: 'Cache-Control', value: 'no-store', override: false },
    ])
    this.images = this.policy('Images', { contentSecurityPolicy: dataPolicy, override: true }, [])
  }

  private policy(
    id: string,
    contentSecurityPolicy: ResponseHeadersContentSecurityPolicy,
    customHeaders: ResponseCustomHeader[],
  ) {
    const securityHeadersBehavior: ResponseSecurityHeadersBehavior = {
      contentSecurityPolicy,
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // A failed sign-in has a code in its address and sets a stricter one (functions/src/auth/error-page.ts).
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: false },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
    }
    const custom = customHeaders.length > 0 ? { customHeadersBehavior: { customHeaders } } : {}
    return new ResponseHeadersPolicy(this, id, { securityHeadersBehavior, ...custom })
  }
}

function pagePolicy(uploadOrigin: string): string {
  const directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    // data: and blob: are previews of uploads; administrators also see originals.
    'img-src': `'self' data: blob: ${uploadOrigin}`,
    'font-src': "'self'",
    'connect-src': `'self' ${uploadOrigin}`,
    // Video tours may be of any host (docs/product/property-page.md#video-links).
    'frame-src': `${new URL(site.portal.listingsUrl).origin} https:`,
    'manifest-src': "'self'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}

const compressible = { enableAcceptEncodingBrotli: true, enableAcceptEncodingGzip: true }

/** Edges use responses this long without revalidation. Nothing is ever invalidated. */
export class Caches extends Construct {
  /** Pages have max-age=0, so the minimum applies: an edge asks S3 once a second. */
  readonly pages = new CachePolicy(this, 'Pages', {
    ...compressible,
    minTtl: Duration.seconds(1),
    defaultTtl: Duration.seconds(1),
    maxTtl: Duration.days(1),
  })

  /** A removed image leaves the edge after a minute. Browsers keep it for a year: image-cache.js. */
  readonly images = new CachePolicy(this, 'Images', {
    minTtl: Duration.minutes(1),
    defaultTtl: Duration.minutes(1),
    maxTtl: Duration.minutes(1),
  })

  /**
   * CloudFront compresses only cacheable responses: with CachingDisabled every list of properties would be
   * uncompressed. This also forwards Accept-Encoding for large responses. The API's responses must be revalidated, so
   * none is reused; if one allowed caching, it would last 1 s for the same query, cookies and authorization.
   */
  readonly api = new CachePolicy(this, 'Api', {
    ...compressible,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.seconds(1),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.all(),
    headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
  })
}
