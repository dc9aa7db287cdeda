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
import { CfnRecordSetGroup, HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Annotations, Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { Stage } from '../stage.ts'
import { Caches, SecurityHeaders } from './cdn-policies.ts'
import { edgeCode } from './edge-code.ts'
import { Firewall } from './firewall.ts'

export interface CdnProps {
  site: IBucket
  /** Pages upload here; nothing is served from it. */
  originals: IBucket
  /** Belongs to another stack, so its own policy must allow this account's distributions. */
  variants: IBucket
  /** `key` proves the edge to the API, and `sessionKey` a session id to the edge. */
  api: { domainName: string; key: string; sessionKey: string }
  stage: Pick<Stage, 'domain' | 'firewall'>
}

const compressed = {
  compress: true,
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
} satisfies Partial<BehaviorOptions>

/** The only public entry. */
export class Cdn extends Construct {
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, props: CdnProps) {
    super(scope, id)
    const headers = new SecurityHeaders(this, 'Headers', {
      uploadOrigin: `https://${props.originals.bucketRegionalDomainName}`,
    })
    const caches = new Caches(this, 'Caches')
    const edgeFunction = (file: string, eventType: FunctionEventType) => ({
      eventType,
      function: new cloudfront.Function(this, file, {
        code: cloudfront.FunctionCode.fromInline(edgeCode(file, props.api.sessionKey)),
        runtime: cloudfront.FunctionRuntime.JS_2_0,
        comment: file,
      }),
    })
    // Overwrites a header of the same name from a visitor.
    const api = () => new HttpOrigin(props.api.domainName, { customHeaders: { 'x-origin-key': props.api.key } })
    const { domain, firewall } = props.stage
    const zone =
      domain?.hostedZone &&
      HostedZone.fromHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: domain.hostedZone.id,
        zoneName: domain.hostedZone.name,
      })
    // S3 returns 404 instead of 403 for a missing file only with permission to list; route-page never requests the
    // bucket's root.
    const originAccessControl = new cloudfront.S3OriginAccessControl(this, 'BucketAccess')
    const files = S3BucketOrigin.withOriginAccessControl(props.site, {
      originAccessControl,
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    })
    Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk')
    const pages = {
      ...compressed,
      cachePolicy: caches.pages,
      responseHeadersPolicy: headers.pages,
      functionAssociations: [
        edgeFunction('route-page', FunctionEventType.VIEWER_REQUEST),
        edgeFunction('page-status', FunctionEventType.VIEWER_RESPONSE),
      ],
    }
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Porchlight',
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
          // The edge cannot know which properties have a page; a function responds for those without.
          origin: new OriginGroup({
            primaryOrigin: files,
            fallbackOrigin: api(),
            fallbackStatusCodes: [403, 404],
          }),
        },
        '/api/*': {
          ...this.apiBehaviour(api(), caches.api, headers.api),
          functionAssociations: [edgeFunction('api-request', FunctionEventType.VIEWER_REQUEST)],
        },
        '/assets/*': {
          ...compressed,
          origin: files,
          cachePolicy: CachePolicy.CACHING_OPTIMIZED,
          responseHeadersPolicy: headers.pages,
        },
        '/images/*': {
          ...compressed,
          origin: S3BucketOrigin.withOriginAccessControl(this.imported(props.variants), { originAccessControl }),
          cachePolicy: caches.images,
          responseHeadersPolicy: headers.images,
          functionAssociations: [edgeFunction('image-cache', FunctionEventType.VIEWER_RESPONSE)],
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
      // A redirected POST loses its body, so plain HTTP is refused.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy,
      // API Gateway responds to its own host name only.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
    }
  }

  /**
   * Naming the distribution in the storage stack's policy would make each stack depend on the other. That policy
   * trusts this account's distributions instead.
   */
  private imported({ bucketName, bucketArn, bucketRegionalDomainName }: IBucket) {
    Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac')
    return Bucket.fromBucketAttributes(this, 'Variants', { bucketName, bucketArn, bucketRegionalDomainName })
  }

  private named({ name, certificateArn }: NonNullable<Stage['domain']>, zone: IHostedZone | undefined) {
    return {
      // With CloudFront's own certificate the minimum TLS version cannot be set.
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
    const aliasTarget = {
      dnsName: this.distribution.distributionDomainName,
      hostedZoneId: CloudFrontTarget.getHostedZoneId(this),
    }
    new CfnRecordSetGroup(this, 'Addresses', {
      hostedZoneId: zone.hostedZoneId,
      // With the dot the name is absolute, also for the zone's own.
      recordSets: ['A', 'AAAA'].map((type) => ({ name: `${recordName}.`, type, aliasTarget })),
    })
  }
}

/**
 * Errors pass unchanged, since a custom error page would also replace the API's JSON. Without these entries CloudFront
 * would cache a 404 or 503 for 10 seconds, even with caching disabled.
 */
const neverCachedErrors: ErrorResponse[] = [400, 403, 404, 405, 414, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}))
