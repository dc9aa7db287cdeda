import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'

/** A function that events invoke, and what it gave up. */
export interface Background {
  handler: lambda.Function
  failed: Queue
}

/** Keeps, for 14 days, the events that a function failed at three times; infra/constructs/alarms.ts rings when there is one. */
export function failureQueue(scope: Construct, handler: lambda.Function): Queue {
  const failed = new Queue(scope, 'Failed', { enforceSSL: true, retentionPeriod: Duration.days(14) })
  handler.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failed.queueArn] }))
  handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: destination(failed) })
  return failed
}

/** The CDK's own destinations would also let the function read the queue's settings, which nothing needs. */
export const destination = ({ queueArn }: Queue) => ({ bind: () => ({ destination: queueArn }) })
