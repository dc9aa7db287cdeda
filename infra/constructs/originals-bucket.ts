import { Bucket, CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3'
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { privateBucket } from './private-bucket.ts'

export interface OriginalsBucketProps {
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
          allowedHeaders: ['content-type', 'x-amz-*'],
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
