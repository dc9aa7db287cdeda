import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'

export interface Background {
  handler: lambda.Function
  failed: Queue
}

/** Keeps failed events for 14 days after three attempts; alarms.ts raises an alarm. */
export function failureQueue(scope: Construct, handler: lambda.Function): Queue {
  const failed = new Queue(scope, 'Failed', { enforceSSL: true, retentionPeriod: Duration.days(14) })
  handler.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [failed.queueArn] }))
  handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: destination(failed) })
  return failed
}

/** The CDK's destination would also allow reading the queue's settings. */
export const destination = ({ queueArn }: Queue) => ({ bind: () => ({ destination: queueArn }) })
