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
  /** Origin to which files are uploaded straight from the browser. */
  uploadOrigin: string
}

/** Nothing of an answer that is data, not a page, is ever run or framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox"

/** No page of another site gets the bytes, not even into the process that shows it. */
const ownOnly: ResponseCustomHeader = {
  header: 'Cross-Origin-Resource-Policy',
  value: 'same-origin',
  override: true,
}

/** The response headers policies: one for pages and their files, one for the API, one for pictures. */
export class SecurityHeaders extends Construct {
  readonly pages: ResponseHeadersPolicy
  readonly api: ResponseHeadersPolicy
  readonly images: ResponseHeadersPolicy

  constructor(scope: Construct, id: string, props: SecurityHeadersProps) {
    super(scope, id)
    // Not over a policy that the edge function page-status has set: only it knows the hashes of a page.
    this.pages = this.policy('Pages', { contentSecurityPolicy: pagePolicy(props.uploadOrigin), override: false }, [
      {
        header: 'Permissions-Policy',
        value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        override: true,
      },
      // the edge function page-status takes it from published pages
      { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
      ownOnly,
    ])
    this.api = this.policy('Api', { contentSecurityPolicy: dataPolicy, override: true }, [
      ownOnly,
      // For the answers that API Gateway gives itself (429, 503); a handler's own header stands.
      { header: 'Cache-Control', value: 'no-store', override: false },
    ])
    this.images = this.policy('Pictures', { contentSecurityPolicy: dataPolicy, override: true }, [])
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
      // A page may say less: the one of a sign-in that failed has a code in its address (functions/src/auth/error-page.ts).
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
    // data: and blob: are the previews of pictures that are being uploaded; administrators are shown originals, too.
    'img-src': `'self' data: blob: ${uploadOrigin}`,
    'font-src': "'self'",
    'connect-src': `'self' ${uploadOrigin}`,
    // The portal's listings, and video tours, whose links may be of any address (docs/product/property-page.md#video-links).
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

/** How long edges keep answers without asking for a newer one. Nothing is ever invalidated. */
export class Caches extends Construct {
  /** Pages say max-age=0, so the minimum counts: an edge asks S3 once a second whether a page has changed. */
  readonly pages = new CachePolicy(this, 'Pages', {
    ...compressible,
    minTtl: Duration.seconds(1),
    defaultTtl: Duration.seconds(1),
    maxTtl: Duration.days(1),
  })

  /** A removed picture is gone from the edge after a minute. Browsers keep one for a year: image-cache.js. */
  readonly images = new CachePolicy(this, 'Pictures', {
    minTtl: Duration.minutes(1),
    defaultTtl: Duration.minutes(1),
    maxTtl: Duration.minutes(1),
  })

  /**
   * CloudFront compresses only where it could cache: CachingDisabled would send every list of properties uncompressed.
   * It also tells the function which encodings the visitor takes, for what is too large to leave it uncompressed.
   * No answer of the API may be kept without asking, so none is; if one ever allowed it, it would stay for 1 s, for
   * the same query, cookies and authorization alone.
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
