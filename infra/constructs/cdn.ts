import { fileURLToPath } from 'node:url'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  type ErrorResponse,
  FunctionEventType,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Annotations, Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { Caches, SecurityHeaders } from './cdn-policies.ts'

export interface CdnProps {
  site: IBucket
  /** Where pages upload to; nothing of it is served. */
  originals: IBucket
  /** Its policy must let this account's distributions read, for it is of another stack. */
  variants: IBucket
  apiDomainName: string
  /** The site's own name and its certificate (an ARN in us-east-1); without it CloudFront's name serves. */
  domain?: { name: string; certificateArn: string }
}

const compressed = {
  compress: true,
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
} satisfies Partial<BehaviorOptions>

/** The only door: pages, their assets, the API and the pictures under one origin. */
export class Cdn extends Construct {
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, props: CdnProps) {
    super(scope, id)
    const headers = new SecurityHeaders(this, 'Headers', {
      uploadOrigin: `https://${props.originals.bucketRegionalDomainName}`,
    })
    const caches = new Caches(this, 'Caches')
    // Listing is what makes S3 answer 404, not 403, for a missing file; route-page never asks for the bucket itself.
    const files = S3BucketOrigin.withOriginAccessControl(props.site, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    })
    Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk')
    const pages = {
      ...compressed,
      cachePolicy: caches.pages,
      responseHeadersPolicy: headers.pages,
      functionAssociations: [
        edgeFunction(this, 'route-page', FunctionEventType.VIEWER_REQUEST),
        edgeFunction(this, 'page-status', FunctionEventType.VIEWER_RESPONSE),
      ],
    }
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Porchlight',
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...this.domainOf(props),
      errorResponses: neverCachedErrors,
      defaultBehavior: { ...pages, origin: files },
      additionalBehaviors: {
        '/property/*': {
          ...pages,
          // Which properties have a page the edge cannot know: one that has none is answered by a function.
          origin: new OriginGroup({
            primaryOrigin: files,
            fallbackOrigin: new HttpOrigin(props.apiDomainName),
            fallbackStatusCodes: [403, 404],
          }),
        },
        '/api/*': this.apiBehaviour(props.apiDomainName, caches.api, headers.api),
        '/assets/*': {
          ...compressed,
          origin: files,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: headers.pages,
          functionAssociations: [edgeFunction(this, 'compressed-script', FunctionEventType.VIEWER_REQUEST)],
        },
        '/images/*': {
          ...compressed,
          origin: S3BucketOrigin.withOriginAccessControl(this.imported(props.variants)),
          cachePolicy: caches.pictures,
          responseHeadersPolicy: headers.pictures,
          functionAssociations: [edgeFunction(this, 'image-cache', FunctionEventType.VIEWER_RESPONSE)],
        },
      },
    })
  }

  private apiBehaviour(
    domainName: string,
    cachePolicy: CachePolicy,
    responseHeadersPolicy: ResponseHeadersPolicy,
  ): BehaviorOptions {
    return {
      ...compressed,
      origin: new HttpOrigin(domainName),
      // A redirected POST loses its body, so plain HTTP is refused instead.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy,
      // API Gateway answers to its own host name only.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
      functionAssociations: [edgeFunction(this, 'api-request', FunctionEventType.VIEWER_REQUEST)],
    }
  }

  /**
   * The same bucket, as one whose policy this stack does not write: naming the distribution in the storage stack's
   * bucket policy would make each stack depend on the other. That policy trusts this account's distributions instead.
   */
  private imported({ bucketName, bucketArn, bucketRegionalDomainName }: IBucket) {
    Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac')
    return Bucket.fromBucketAttributes(this, 'Variants', { bucketName, bucketArn, bucketRegionalDomainName })
  }

  private domainOf({ domain }: CdnProps) {
    if (!domain) return {}
    return {
      // With CloudFront's own name and certificate the least version of TLS cannot be chosen.
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      domainNames: [domain.name],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn),
    }
  }
}

/**
 * Errors pass as they are: a custom error page would also replace the API's JSON. Without these entries CloudFront
 * would keep a 404 or 503 for 10 seconds, even where caching is disabled, and show it to everybody who asks for that path.
 */
const neverCachedErrors: ErrorResponse[] = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))

/** Ships infra/edge/<file>.js exactly as it stands, to run on `eventType`. */
function edgeFunction(scope: Construct, file: string, eventType: FunctionEventType): cloudfront.FunctionAssociation {
  const filePath = fileURLToPath(new URL(`../edge/${file}.js`, import.meta.url))
  const shipped = new cloudfront.Function(scope, file, {
    code: cloudfront.FunctionCode.fromFile({ filePath }),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
    comment: file,
  })
  return { function: shipped, eventType }
}
