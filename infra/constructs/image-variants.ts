import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { makeVariants } from '../deployed-functions.ts'
import { type Background, failureQueue } from './failures.ts'
import { type Data, grantedFunction } from './granted-function.ts'

/**
 * Makes what visitors receive of a picture, whenever one is uploaded. The bucket tells EventBridge, not the function:
 * it is of a stack that this one depends on.
 */
export class ImageVariants extends Construct implements Background {
  readonly handler: Background['handler']
  readonly failed: Background['failed']

  constructor(scope: Construct, id: string, data: Data) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...makeVariants,
      description: 'Makes the variants of an uploaded picture',
      // A HEIC of 24 megapixels took 4.5 s of one processor and 510 MB; up to 50 megapixels are accepted.
      timeout: Duration.minutes(1),
      // The most that a new account may have, and 1.7 processors, which it keeps busy.
      memorySize: 3008,
    })
    this.failed = failureQueue(this, this.handler)

    new Rule(this, 'Uploaded', {
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [data.originals.bucketName] }, object: { key: [{ prefix: 'images/' }] } },
      },
      targets: [
        new LambdaFunction(this.handler, {
          retryAttempts: 185,
          maxEventAge: Duration.hours(24),
          deadLetterQueue: this.failed,
        }),
      ],
    })
  }
}
