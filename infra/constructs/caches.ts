import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

const compressible = { enableAcceptEncodingBrotli: true, enableAcceptEncodingGzip: true }

/** How long the edge keeps what; how long a browser does is said by each answer itself. */
export class Caches extends Construct {
  /** 5 minutes, which bounds the harm of an invalidation that fails. */
  readonly pages = new CachePolicy(this, 'Pages', {
    ...compressible,
    minTtl: Duration.minutes(5),
    defaultTtl: Duration.minutes(5),
    maxTtl: Duration.days(365),
  })

  /** A key is never written twice with other bytes. */
  readonly pictures = new CachePolicy(this, 'Pictures', {
    minTtl: Duration.days(1),
    defaultTtl: Duration.days(365),
    maxTtl: Duration.days(365),
  })

  /**
   * CloudFront compresses only where it could cache: CachingDisabled would send every list of properties uncompressed.
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
