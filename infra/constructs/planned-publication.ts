import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { publishDue } from '../deployed-functions.ts'
import { type Background, failureQueue } from './failures.ts'
import { type Data, grantedFunction } from './granted-function.ts'

/** Runs every minute; the publisher follows the table's change. */
export class PlannedPublication extends Construct implements Background {
  readonly handler: Background['handler']
  readonly failed: Background['failed']

  constructor(scope: Construct, id: string, data: Data) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...publishDue,
      description: 'Publishes properties at their scheduled time',
      timeout: Duration.seconds(50),
    })
    this.failed = failureQueue(this, this.handler)

    new Rule(this, 'EachMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(this.handler, { deadLetterQueue: this.failed })],
    })
  }
}
