import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { makeVariants } from '../deployed-functions.ts'
import type { BackgroundProps } from './failures.ts'
import { grantedFunction } from './granted-function.ts'

/** The event goes through EventBridge, since the bucket belongs to a stack that this one depends on. */
export class ImageVariants extends Construct {
  readonly handler: lambda.Function

  constructor(scope: Construct, id: string, { failed, ...data }: BackgroundProps) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...makeVariants,
      description: 'Makes the variants of an uploaded image',
      // A 24-megapixel HEIC took 4.5 s of one processor and 510 MB; up to 50 megapixels are accepted.
      timeout: Duration.minutes(1),
      // The maximum of a new account, with 1.7 processors, which this function uses fully.
      memorySize: 3008,
      deadLetterQueue: failed,
    })

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
          deadLetterQueue: failed,
        }),
      ],
    })
  }
}
