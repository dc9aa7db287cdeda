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

/** What all buckets have in common: nobody but this account's own services gets in. */
const privateBucket = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
} as const satisfies BucketProps

interface OriginalsBucketProps {
  /** Origins whose pages may send files here by a presigned PUT. */
  uploadOrigins: string[]
}

/**
 * Pictures as they were uploaded, which nobody but the functions reads: irreplaceable, so a deleted or overwritten one
 * can be brought back for 90 days.
 */
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
          // The mark that a deletion leaves, once there is nothing to bring back.
          expiredObjectDeleteMarker: true,
        },
      ],
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          allowedOrigins: props.uploadOrigins,
          // What an upload address may ask for, see functions/src/aws/bucket.ts.
          allowedHeaders: ['content-type', 'if-none-match'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
    })
    tellOfUploads(this.bucket)
  }
}

/** The bucket's own setting: the CDK's `eventBridgeEnabled` would add a function that may change every bucket. */
function tellOfUploads({ node }: Bucket) {
  if (!(node.defaultChild instanceof CfnBucket)) throw new Error('A bucket without a resource')
  node.defaultChild.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } }
}

/**
 * Pictures as visitors receive them. They could be made again from the originals, but the site would be without
 * pictures for hours, so they survive the stack.
 */
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
   * The policy of an origin access control names the distribution, which lives in a stack that depends on this one:
   * a cycle. So the policy is written here, and trusts the distributions of this account, with pictures alone.
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
    // Without this S3 answers 403 instead of 404 for a picture that does not exist.
    allow('s3:ListBucket', this.bucket.bucketArn)
  }
}

/**
 * The files of the site. All of them can be built again from the repository and the table, so they go with the stack;
 * versions are there to undo a bad deployment by hand.
 */
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
