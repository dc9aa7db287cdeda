import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Annotations, Duration } from 'aws-cdk-lib/core'
import { Trigger } from 'aws-cdk-lib/triggers'
import { Construct } from 'constructs'
import { publish } from '../deployed-functions.ts'
import { type Background, destination, failureQueue } from './failures.ts'
import { type Data, grantedFunction } from './granted-function.ts'

export interface PublisherProps extends Data {
  site: IBucket
  /** Where the site is found, without a slash at the end: the base of canonical addresses. */
  origin: string
  /** What pages name: it has to be there before they are. */
  files: Construct
}

const longestRun = Duration.minutes(10)

/** Keys of the items that pages show. Views, sessions, uploads and notes about work do not wake the publisher. */
const shownItems = [
  {
    PK: { S: lambda.FilterRule.beginsWith('PROPERTY#') },
    SK: { S: [{ prefix: 'PROPERTY' }, { prefix: 'IMAGE#' }, { prefix: 'UNIT#' }] },
  },
  { PK: { S: lambda.FilterRule.isEqual('HERO') } },
]

/**
 * Writes the public pages: when the table changes, as the last step of every deployment, and once an hour, for days
 * that have passed and for what somebody else changed.
 */
export class Publisher extends Construct implements Background {
  readonly handler: Background['handler']
  readonly failed: Background['failed']

  constructor(scope: Construct, id: string, { site, origin, files, ...data }: PublisherProps) {
    super(scope, id)
    this.handler = grantedFunction(this, data, {
      ...publish,
      description: 'Writes the public pages',
      timeout: longestRun,
      // One whole processor: rendering is all that it does.
      memorySize: 1769,
    })
    const { handler } = this
    handler.addEnvironment('SITE_BUCKET', site.bucketName)
    handler.addEnvironment('SITE_ORIGIN', origin)
    const allow = (actions: string[], resource: string) =>
      handler.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }))
    for (const [key, actions] of Object.entries(publish.grants.site ?? {})) allow([...actions], site.arnForObjects(key))
    // Without it S3 does not say which objects do not exist.
    allow(['s3:ListBucket'], site.bucketArn)

    this.failed = failureQueue(this, this.handler)
    this.followTable(handler, data, this.failed)
    this.followClock(handler)
    this.followDeployments(handler, files)
  }

  private followTable(handler: lambda.Function, { table }: Data, failed: Queue) {
    const { tableStreamArn } = table
    if (!tableStreamArn) throw new Error('The table has no stream to publish from')
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
        resources: [tableStreamArn],
      }),
    )
    // Lambda asks for this one, too, and it takes no resource: it tells the names of streams.
    handler.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }))
    new lambda.EventSourceMapping(this, 'Changes', {
      target: handler,
      eventSourceArn: tableStreamArn,
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      filters: shownItems.map((Keys) => lambda.FilterCriteria.filter({ dynamodb: { Keys } })),
      // Without a batching window: what is written during one run comes together in the next.
      batchSize: 500,
      // One run at a time, and the hourly one: a new account runs ten functions in all.
      parallelizationFactor: 1,
      // Repeated until it succeeds, for the day that the stream keeps it: a fault delays publishing and loses nothing.
      retryAttempts: -1,
      onFailure: destination(failed),
    })
  }

  private followClock(handler: lambda.Function) {
    new Rule(this, 'Hourly', {
      // A minute past, so that a day of the business has begun wherever clocks differ by whole hours.
      schedule: Schedule.cron({ minute: '1' }),
      targets: [new LambdaFunction(handler, { deadLetterQueue: this.failed })],
    })
  }

  /** docs/decisions/018: a deployment publishes, waits for it and fails with it; a rollback does so with the former build. */
  private followDeployments(handler: lambda.Function, files: Construct) {
    const { role } = handler
    if (!role) throw new Error('The publisher has no role')
    // What a role may do counts everywhere some seconds after it was said; copying the files takes longer.
    files.node.addDependency(role)
    // Who invokes a version here is the trigger alone, which grants itself all versions.
    Annotations.of(handler).acknowledgeWarning('@aws-cdk/aws-lambda:addPermissionsToVersionOrAlias')
    new Trigger(this, 'Published', { handler, timeout: longestRun, executeAfter: [files] })
  }
}
