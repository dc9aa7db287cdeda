import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import type { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { DeployedFunction } from '../deployed-functions.ts'
import type { ScheduledProps } from './failures.ts'
import { grantedFunction } from './granted-function.ts'

interface ScheduledFunctionProps extends ScheduledProps {
  deployed: DeployedFunction
  description: string
  every: Duration
  timeout: Duration
}

/** A function that only a schedule starts. */
export class ScheduledFunction extends Construct {
  readonly handler: lambda.Function

  constructor(scope: Construct, id: string, props: ScheduledFunctionProps) {
    super(scope, id)
    const { deployed, description, every, timeout, failed, schedules, ...data } = props
    this.handler = grantedFunction(this, data, { ...deployed, description, timeout, deadLetterQueue: failed })
    schedules.add(this, 'Schedule', ScheduleExpression.rate(every), this.handler)
  }
}
