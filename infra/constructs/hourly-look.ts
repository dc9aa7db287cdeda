import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { lookAtSite } from '../deployed-functions.ts'
import { type Data, grantedFunction } from './granted-function.ts'

interface HourlyLookProps extends Data {
  /** Scheme and host of the site. */
  origin: string
}

/** Requests the site from outside once an hour. Nothing is retried: the next hour looks again. */
export class HourlyLook extends Construct {
  readonly handler: lambda.Function

  constructor(scope: Construct, id: string, { origin, ...data }: HourlyLookProps) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...lookAtSite,
      description: 'Looks at the site from outside',
      timeout: Duration.seconds(30),
    })
    this.handler.addEnvironment('SITE_ORIGIN', origin)
    new Rule(this, 'Hourly', {
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(this.handler, { retryAttempts: 0 })],
    })
  }
}
