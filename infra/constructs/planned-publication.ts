import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { publishDue } from '../deployed-functions.ts'
import type { Background, BackgroundProps } from './failures.ts'
import { grantedFunction } from './granted-function.ts'

/** Runs every minute; the publisher follows the table's change. */
export class PlannedPublication extends Construct implements Background {
  readonly handler: Background['handler']

  constructor(scope: Construct, id: string, { failed, ...data }: BackgroundProps) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...publishDue,
      description: 'Publishes properties at their scheduled time',
      timeout: Duration.seconds(50),
      deadLetterQueue: failed,
    })
    new Rule(this, 'EachMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(this.handler, { deadLetterQueue: failed })],
    })
  }
}
