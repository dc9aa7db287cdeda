import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { cleanUp } from '../deployed-functions.ts'
import { failureQueue } from './failures.ts'
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
    failureQueue(this, handler, {
      period: Duration.hours(1),
      alarmDescription:
        'Pictures that the family deleted, or uploaded and never used, are still stored: the daily clean-up failed three times. Visitors notice nothing. Its log says which; a later run finishes the rest.',
    })

    new Rule(this, 'Daily', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [new LambdaFunction(handler)],
    })
  }
}
