import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { cleanUp } from '../deployed-functions.ts'
import { type Background, failureQueue } from './failures.ts'
import { type Data, grantedFunction } from './granted-function.ts'

/** Removes, once a day, the pictures that nobody attached and what deletions that were cut off have left. */
export class DailyCleanUp extends Construct implements Background {
  readonly handler: Background['handler']
  readonly failed: Background['failed']

  constructor(scope: Construct, id: string, data: Data) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...cleanUp,
      description: 'Removes uploads that nobody attached',
      timeout: Duration.minutes(5),
    })
    this.failed = failureQueue(this, this.handler)

    new Rule(this, 'Daily', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [new LambdaFunction(this.handler, { deadLetterQueue: this.failed })],
    })
  }
}
