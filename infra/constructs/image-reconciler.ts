import * as lambda from 'aws-cdk-lib/aws-lambda'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { reconcileImages } from '../deployed-functions.ts'
import type { ScheduledProps } from './failures.ts'
import { followTable } from './follow-table.ts'
import { grantedFunction } from './granted-function.ts'

/** Images may lose a reference or need variants (functions/src/data/history/record-change.ts). */
const WAKING_ACTIONS = ['created', 'added', 'saved', 'imageRemoved', 'deleted', 'restored']

/** Runs shortly after a change, every 15 minutes, and daily with a listing of the whole bucket. */
export class ImageReconciler extends Construct {
  readonly handler: lambda.Function

  constructor(scope: Construct, id: string, props: ScheduledProps) {
    super(scope, id)
    const { failed, schedules, ...data } = props
    this.handler = grantedFunction(this, data, {
      ...reconcileImages,
      description: 'Makes missing variants of images and deletes unreferenced ones',
      // The lease expires after this as well (functions/src/media/reconcile/reconcile-images.ts).
      timeout: Duration.minutes(5),
      // Making variants needs this much.
      memorySize: 3008,
      deadLetterQueue: failed,
    })
    const { handler } = this
    // Every administrator's change writes one history record; neither this function nor the publisher writes any.
    followTable(this, handler, props, {
      startingPosition: lambda.StartingPosition.LATEST,
      filters: [
        lambda.FilterCriteria.filter({
          eventName: lambda.FilterRule.isEqual('INSERT'),
          dynamodb: {
            Keys: { PK: { S: lambda.FilterRule.beginsWith('HISTORY#') } },
            NewImage: { action: { S: lambda.FilterRule.or(...WAKING_ACTIONS) } },
          },
        }),
      ],
      // The index is updated within a moment after the table.
      maxBatchingWindow: Duration.seconds(2),
      retryAttempts: 4,
    })
    schedules.add(this, 'EachQuarterHour', ScheduleExpression.rate(Duration.minutes(15)), handler)
    const daily = ScheduleExpression.rate(Duration.days(1))
    schedules.add(this, 'Daily', daily, handler, { input: { listBucket: true } })
  }
}
