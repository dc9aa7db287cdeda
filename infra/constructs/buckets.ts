import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  CfnBucket,
  HttpMethods,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'

/** Only services of this account have access. */
const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
} as const satisfies BucketProps

interface OriginalsBucketProps {
  /** Pages of these origins may upload by a presigned PUT. */
  uploadOrigins: string[]
}

/** Uploaded images are irreplaceable, so deleted or overwritten ones can be recovered for 90 days. */
export class OriginalsBucket extends Construct {
  readonly bucket: Bucket

  constructor(scope: Construct, id: string, props: OriginalsBucketProps) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Bucket', {
      ...privateBucket,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(90),
          // The delete marker expires once no version is left.
          expiredObjectDeleteMarker: true,
        },
      ],
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: props.uploadOrigins,
          // An upload address has these headers; see functions/src/aws/bucket.ts.
          allowedHeaders: ['content-type', 'if-none-match'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
    })
    sendUploadEvents(this.bucket)
  }
}

/** The CDK's `eventBridgeEnabled` adds a function that may change every bucket. */
function sendUploadEvents({ node }: Bucket) {
  if (!(node.defaultChild instanceof CfnBucket)) throw new Error('A bucket without a resource')
  node.defaultChild.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
}

/** Image variants survive the stack: making them again takes hours. */
export class VariantsBucket extends Construct {
  readonly bucket: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Bucket', {
      ...privateBucket,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    })
    this.letDistributionsRead()
  }

  /**
   * The policy of an origin access control names the distribution, whose stack depends on this one: a cycle. So this
   * policy trusts all distributions of the account, for images only.
   */
  private letDistributionsRead() {
    const { account, partition } = Stack.of(this)
    const allow = (action: string, resource: string) =>
      this.bucket.addToResourcePolicy(
        new PolicyStatement({
          effect: Effect.ALLOW,
          principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
          actions: [action],
          resources: [resource],
          conditions: {
            StringEquals: { 'AWS:SourceAccount': account },
            ArnLike: { 'AWS:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/*` },
          },
        }),
      )
    allow('s3:GetObject', this.bucket.arnForObjects('images/*'))
    // Without this S3 returns 403 instead of 404 for a missing image.
    allow('s3:ListBucket', this.bucket.bucketArn)
  }
}

/** Files of the site can be built again, so they are deleted with the stack. Versions help to undo a bad deployment. */
export class SiteBucket extends Construct {
  readonly bucket: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Bucket', {
      ...privateBucket,
      versioned: true,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1), noncurrentVersionExpiration: Duration.days(30) },
      ],
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: true,
    })
  }
}
