import { ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
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
