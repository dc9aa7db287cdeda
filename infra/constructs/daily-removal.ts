import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { removeExpired } from '../deployed-functions.ts'
import type { Background, ScheduledProps } from './failures.ts'
import { grantedFunction } from './granted-function.ts'

/** Removes daily what was deleted 30 days ago, remains of unfinished deletions, and old history. */
export class DailyRemoval extends Construct implements Background {
  readonly handler: Background['handler']

  constructor(scope: Construct, id: string, { failed, schedules, ...data }: ScheduledProps) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...removeExpired,
      description: 'Removes expired deleted properties and history',
      timeout: Duration.minutes(5),
      deadLetterQueue: failed,
    })
    schedules.add(this, 'Daily', ScheduleExpression.rate(Duration.days(1)), this.handler)
  }
}
