import { fileURLToPath } from 'node:url'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
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
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Annotations, Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { Stage } from '../stage.ts'
import { Caches, SecurityHeaders } from './cdn-policies.ts'
import { Firewall } from './firewall.ts'

export interface CdnProps {
  site: IBucket
  /** Where pages upload to; nothing of it is served. */
  originals: IBucket
  /** Its policy must let this account's distributions read, for it is of another stack. */
  variants: IBucket
  /** `key`: what the edge proves itself by. */
  api: { domainName: string; key: string }
  /** With the site's own name, without which CloudFront's serves. */
  stage: Pick<Stage, 'domain' | 'firewall'>
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
    // A header of the same name that a visitor sends is overwritten.
    const api = () => new HttpOrigin(props.api.domainName, { customHeaders: { 'x-origin-key': props.api.key } })
    const { domain, firewall } = props.stage
    const zone =
      domain?.hostedZone &&
      HostedZone.fromHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: domain.hostedZone.id,
        zoneName: domain.hostedZone.name,
      })
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
      ...(domain && this.named(domain, zone)),
      ...(firewall && { webAclId: new Firewall(this, 'Firewall', firewall).arn }),
      errorResponses: neverCachedErrors,
      defaultBehavior: { ...pages, origin: files },
      additionalBehaviors: {
        '/property/*': {
          ...pages,
          // Which properties have a page the edge cannot know: one that has none is answered by a function.
          origin: new OriginGroup({
            primaryOrigin: files,
            fallbackOrigin: api(),
            fallbackStatusCodes: [403, 404],
          }),
        },
        '/api/*': this.apiBehaviour(api(), caches.api, headers.api),
        '/assets/*': {
          ...compressed,
          origin: files,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: headers.pages,
        },
        '/images/*': {
          ...compressed,
          origin: S3BucketOrigin.withOriginAccessControl(this.imported(props.variants)),
          cachePolicy: caches.images,
          responseHeadersPolicy: headers.images,
          functionAssociations: [edgeFunction(this, 'image-cache', FunctionEventType.VIEWER_RESPONSE)],
        },
      },
    })
    if (domain && zone) this.point(domain.name, zone)
  }

  private apiBehaviour(
    origin: HttpOrigin,
    cachePolicy: CachePolicy,
    responseHeadersPolicy: ResponseHeadersPolicy,
  ): BehaviorOptions {
    return {
      ...compressed,
      origin,
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

  private named({ name, certificateArn }: NonNullable<Stage['domain']>, zone: IHostedZone | undefined) {
    return {
      // With CloudFront's own name and certificate the least version of TLS cannot be chosen.
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      domainNames: [name],
      certificate: certificateArn
        ? Certificate.fromCertificateArn(this, 'Certificate', certificateArn)
        : new Certificate(this, 'Certificate', {
            domainName: name,
            validation: CertificateValidation.fromDns(zone),
          }),
    }
  }

  private point(recordName: string, zone: IHostedZone) {
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution))
    // With the dot it is the whole name, also where that is the zone's own.
    const props = { zone, target, recordName: `${recordName}.` }
    new ARecord(this, 'Address', props)
    new AaaaRecord(this, 'Ipv6Address', props)
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
