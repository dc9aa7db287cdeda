import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { privateBucket } from './private-bucket.ts'

/**
 * Pictures as visitors receive them. They could be made again from the originals, but hours of a site without pictures
 * are worth more than what keeping them costs.
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
    const cloudFront = new ServicePrincipal('cloudfront.amazonaws.com')
    const conditions = {
      StringEquals: { 'AWS:SourceAccount': account },
      ArnLike: { 'AWS:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/*` },
    }
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [cloudFront],
        actions: ['s3:GetObject'],
        resources: [this.bucket.arnForObjects('images/*')],
        conditions,
      }),
    )
    // Without this S3 answers 403 instead of 404 for a picture that does not exist.
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        principals: [cloudFront],
        actions: ['s3:ListBucket'],
        resources: [this.bucket.bucketArn],
        conditions,
      }),
    )
  }
}
