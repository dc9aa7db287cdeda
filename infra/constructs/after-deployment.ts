import { Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import { Stack } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'

/** Invokes a function whenever a deployment of its stack has ended well. The description says what for. */
export function afterDeployment(scope: Construct, handler: lambda.IFunction, description: string): void {
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
    targets: [new LambdaFunction(handler)],
  })
}
