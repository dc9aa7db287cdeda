import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { type BackgroundProps, destination } from './failures.ts'

type Following = Pick<
  lambda.EventSourceMappingOptions,
  'startingPosition' | 'filters' | 'maxBatchingWindow' | 'retryAttempts'
>

/** Lets a function run after changes of the table. */
export function followTable(
  scope: Construct,
  handler: lambda.Function,
  { table: { tableStreamArn }, failed }: BackgroundProps,
  following: Following,
): void {
  if (!tableStreamArn) throw new Error('The table has no stream to follow')
  handler.addToRolePolicy(
    new PolicyStatement({
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      resources: [tableStreamArn],
    }),
  )
  // Lambda needs this to list streams; it accepts no resource.
  handler.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }))
  new lambda.EventSourceMapping(scope, 'Changes', {
    target: handler,
    eventSourceArn: tableStreamArn,
    // Writes during a run are batched for the next.
    batchSize: 500,
    // A new account runs ten functions in all; scheduled runs are others.
    parallelizationFactor: 1,
    onFailure: destination(failed),
    ...following,
  })
}
