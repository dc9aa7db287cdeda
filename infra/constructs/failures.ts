import { ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'

/** Rings as soon as a metric is above zero. The description says who is hurt, and what to do. */
export function alarmAboveZero(scope: Construct, id: string, metric: Metric, alarmDescription: string): void {
  metric.createAlarm(scope, id, {
    alarmDescription,
    threshold: 0,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  })
}

interface FailureQueueProps {
  /** How long a failure may go unnoticed. */
  period: Duration
  /** Who is hurt, and what to do. */
  alarmDescription: string
}

/** Keeps, for 14 days, the events that a function failed at three times, and rings as soon as there is one. */
export function failureQueue(scope: Construct, handler: lambda.Function, props: FailureQueueProps): Queue {
  const { period, alarmDescription } = props
  const failed = new Queue(scope, 'Failed', { enforceSSL: true, retentionPeriod: Duration.days(14) })
  handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(failed) })
  const waiting = failed.metricApproximateNumberOfMessagesVisible({ period, statistic: 'max' })
  alarmAboveZero(scope, 'FailedAlarm', waiting, alarmDescription)
  return failed
}
