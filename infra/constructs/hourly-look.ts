import type { IRole } from 'aws-cdk-lib/aws-iam'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { lookAtSite } from '../deployed-functions.ts'
import { type Data, grantedFunction } from './granted-function.ts'
import type { Schedules } from './schedules.ts'

interface HourlyLookProps extends Data {
  /** Scheme and host of the site. */
  origin: string
  /** May only write the log. */
  role: IRole
  schedules: Schedules
}

/** Requests the site from outside once an hour. Nothing is retried: the next hour looks again. */
export class HourlyLook extends Construct {
  readonly handler: lambda.Function

  constructor(scope: Construct, id: string, { origin, role, schedules, ...data }: HourlyLookProps) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...lookAtSite,
      role,
      description: 'Looks at the site from outside',
      timeout: Duration.seconds(30),
    })
    this.handler.addEnvironment('SITE_ORIGIN', origin)
    schedules.add(this, 'Hourly', ScheduleExpression.rate(Duration.hours(1)), this.handler, { isRetried: false })
  }
}
