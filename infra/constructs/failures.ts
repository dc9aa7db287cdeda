import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { Data } from './granted-function.ts'
import type { Schedules } from './schedules.ts'

export interface BackgroundProps extends Data {
  failed: Queue
}

export interface ScheduledProps extends BackgroundProps {
  schedules: Schedules
}

/**
 * Keeps events for 14 days that failed three times, or that could not be delivered. All share one queue: an event
 * names its rule, schedule, stream or topic. alarm-rules.ts raises an alarm.
 */
export class Failures extends Construct {
  readonly queue: Queue

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.queue = new Queue(this, 'Queue', { enforceSSL: true, retentionPeriod: Duration.days(14) })
  }
}

/** The CDK's destination would also allow reading the queue's settings. */
export const destination = ({ queueArn }: Queue) => ({ bind: () => ({ destination: queueArn }) })
