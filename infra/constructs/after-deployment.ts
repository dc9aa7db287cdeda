import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Stack } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'

interface Props {
  handler: lambda.IFunction
  /** Gets the event when it never reaches the function. */
  failed: IQueue
  /** Says what for. */
  description: string
}

/** Invokes a function whenever a deployment of its stack has ended well. */
export function afterDeployment(scope: Construct, { handler, failed, description }: Props): void {
  new Rule(scope, 'Deployed', {
    description,
    eventPattern: {
      source: ['aws.cloudformation'],
      detailType: ['CloudFormation Stack Status Change'],
      detail: {
        'stack-id': [Stack.of(scope).stackId],
        'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] },
      },
    },
    targets: [new LambdaFunction(handler, { deadLetterQueue: failed })],
  })
}
