import { ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration, Stack } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { makeVariants } from '../deployed-functions.ts'
import { type Data, grantedFunction } from './granted-function.ts'

/**
 * Makes what visitors receive of a picture, whenever one is uploaded. The bucket tells EventBridge, not the function:
 * it is of a stack that this one depends on.
 */
export class PictureVariants extends Construct {
  constructor(scope: Construct, id: string, data: Data) {
    super(scope, id)
    const handler = grantedFunction(this, data, {
      ...makeVariants,
      description: 'Makes the variants of an uploaded picture',
      // The slowest picture that it takes (HEIC of 48 megapixels) needs a quarter of it.
      timeout: Duration.minutes(1),
      // Two whole processors, which it keeps busy; of the memory it needs a third.
      memorySize: 3538,
    })
    const failed = new Queue(this, 'Failed', { enforceSSL: true, retentionPeriod: Duration.days(14) })
    handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(failed) })

    new Rule(this, 'Uploaded', {
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: { bucket: { name: [data.originals.bucketName] }, object: { key: [{ prefix: 'images/' }] } },
      },
      targets: [
        new LambdaFunction(handler, { retryAttempts: 185, maxEventAge: Duration.hours(24), deadLetterQueue: failed }),
      ],
    })
    new Rule(this, 'Deployed', {
      description: 'Pictures that are shown but have no variants, such as those from before there were any, get them',
      eventPattern: {
        source: ['aws.cloudformation'],
        detailType: ['CloudFormation Stack Status Change'],
        detail: {
          'stack-id': [Stack.of(this).stackId],
          'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] },
        },
      },
      targets: [new LambdaFunction(handler)],
    })
    failed
      .metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5), statistic: 'max' })
      .createAlarm(this, 'FailedAlarm', {
        alarmDescription:
          'A family member cannot save a picture that they uploaded: making its variants failed three times, and saving tells them to try again. The queue names the picture, the log the reason. Visitors notice nothing. Uploading it again, or sending the message of the queue to the function, is the way out.',
        threshold: 0,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      })
  }
}
