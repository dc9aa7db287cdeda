import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { publishDue } from '../deployed-functions.ts'
import type { Background, ScheduledProps } from './failures.ts'
import { grantedFunction } from './granted-function.ts'

/** Runs every minute; the publisher follows the table's change. */
export class PlannedPublication extends Construct implements Background {
  readonly handler: Background['handler']

  constructor(scope: Construct, id: string, { failed, schedules, ...data }: ScheduledProps) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...publishDue,
      description: 'Publishes properties at their scheduled time',
      timeout: Duration.seconds(50),
      deadLetterQueue: failed,
    })
    schedules.add(this, 'EachMinute', ScheduleExpression.rate(Duration.minutes(1)), this.handler)
  }
}
