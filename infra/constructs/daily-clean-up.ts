import { ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { cleanUp } from '../deployed-functions.ts'
import { type Data, grantedFunction } from './granted-function.ts'

/** Removes, once a day, the pictures that nobody attached and what deletions that were cut off have left. */
export class DailyCleanUp extends Construct {
  constructor(scope: Construct, id: string, data: Data) {
    super(scope, id)
    const handler = grantedFunction(this, data, {
      ...cleanUp,
      description: 'Removes uploads that nobody attached',
      timeout: Duration.minutes(5),
    })
    const failed = new Queue(this, 'Failed', { enforceSSL: true, retentionPeriod: Duration.days(14) })
    handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(failed) })

    new Rule(this, 'Daily', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [new LambdaFunction(handler)],
    })
    failed
      .metricApproximateNumberOfMessagesVisible({ period: Duration.hours(1), statistic: 'max' })
      .createAlarm(this, 'FailedAlarm', {
        alarmDescription:
          'Pictures that the family deleted, or uploaded and never used, are still stored: the daily clean-up failed three times. Visitors notice nothing. Its log says which; a later run finishes the rest.',
        threshold: 0,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      })
  }
}
