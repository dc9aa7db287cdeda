import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule, type ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { InlineRole } from './inline-role.ts'

interface Options {
  /** The function's event; by default EventBridge's. */
  input?: object
  /** False if the next run does the same. Otherwise the queue of failures keeps undelivered events. */
  isRetried?: boolean
}

/** One role invokes all functions, so each schedule is one resource. Times are UTC. */
export class Schedules extends Construct {
  readonly #role: InlineRole
  readonly #failed: IQueue

  constructor(scope: Construct, id: string, failed: IQueue) {
    super(scope, id)
    this.#role = new InlineRole(this, 'Role', 'scheduler.amazonaws.com')
    this.#failed = failed
    this.#allow('sqs:SendMessage', failed.queueArn)
  }

  add(scope: Construct, id: string, when: ScheduleExpression, handler: IFunction, options: Options = {}): CfnSchedule {
    const { input, isRetried = true } = options
    this.#allow('lambda:InvokeFunction', handler.functionArn)
    return new CfnSchedule(scope, id, {
      scheduleExpression: when.expressionString,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: handler.functionArn,
        roleArn: this.#role.roleArn,
        ...(input && { input: JSON.stringify(input) }),
        ...(isRetried
          ? { deadLetterConfig: { arn: this.#failed.queueArn } }
          : { retryPolicy: { maximumRetryAttempts: 0 } }),
      },
    })
  }

  #allow(action: string, resource: string): void {
    this.#role.addToPrincipalPolicy(new PolicyStatement({ actions: [action], resources: [resource] }))
  }
}
