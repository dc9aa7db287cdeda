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
  schedules: Schedules
  /** Deployed before the first look. */
  site: Construct[]
}

/** Nothing is retried: the next hour looks again. */
export class HourlyLook extends Construct {
  readonly handler: lambda.Function

  constructor(scope: Construct, id: string, { origin, schedules, site, ...data }: HourlyLookProps) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...lookAtSite,
      description: 'Looks at the site from outside',
      timeout: Duration.seconds(30),
    })
    this.handler.addEnvironment('SITE_ORIGIN', origin)
    // A new rate runs at once, beside the smoke test.
    const hourly = ScheduleExpression.cron({ minute: '31' })
    schedules.add(this, 'Hourly', hourly, this.handler, { isRetried: false }).node.addDependency(...site)
  }
}
