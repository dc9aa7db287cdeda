import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { publish } from '../deployed-functions.ts'
import { afterDeployment } from './after-deployment.ts'
import { alarmAboveZero, failureQueue } from './failures.ts'
import { type Data, grantedFunction } from './granted-function.ts'

export interface PublisherProps extends Data {
  site: IBucket
  distribution: IDistribution
}

/** All that is written by the publisher; assets and files of the build are not its own. */
const ownObjects = ['index.html', '*/index.html', '404.html', 'sitemap.xml', 'robots.txt']

/**
 * Writes the public pages: a moment after the table changed, after every deployment, and once an hour, should
 * anything have been missed.
 */
export class Publisher extends Construct {
  constructor(scope: Construct, id: string, { site, distribution, ...data }: PublisherProps) {
    super(scope, id)
    const handler = grantedFunction(this, data, {
      ...publish,
      description: 'Writes the public pages',
      timeout: Duration.minutes(10),
      // One whole processor: rendering is all that it does.
      memorySize: 1769,
    })
    handler.addEnvironment('SITE_BUCKET', site.bucketName)
    handler.addEnvironment('DISTRIBUTION_ID', distribution.distributionId)
    const allow = (actions: string[], ...resources: string[]) =>
      handler.addToRolePolicy(new PolicyStatement({ actions, resources }))
    allow(['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], ...ownObjects.map((key) => site.arnForObjects(key)))
    // Without it S3 does not say which objects do not exist.
    allow(['s3:ListBucket'], site.bucketArn)
    allow(['cloudfront:CreateInvalidation'], distribution.distributionArn)

    const failed = failureQueue(this, handler, {
      period: Duration.minutes(5),
      alarmDescription:
        'Visitors may see old pages: publishing was given up after several tries. The queue holds which changes it was about; the next hourly run publishes the whole site again.',
    })
    this.followTable(handler, data, failed)
    this.followClock(handler)
    alarmAboveZero(
      this,
      'NotPublished',
      new Metric({
        namespace: 'Porchlight',
        metricName: 'PagesNotPublished',
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
      'Visitors see an older state of at least one page than the family saved: it could not be rendered or written. Its log names the page and the reason; it is tried again, and once an hour.',
    )
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
    const ofPartition = (PK: unknown) => lambda.FilterCriteria.filter({ dynamodb: { Keys: { PK: { S: PK } } } })
    new lambda.EventSourceMapping(this, 'Changes', {
      target: handler,
      eventSourceArn: tableStreamArn,
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      // Views, sessions and uploads, which are most of all writes, do not wake it.
      filters: [ofPartition(lambda.FilterRule.beginsWith('PROPERTY#')), ofPartition(lambda.FilterRule.isEqual('HERO'))],
      // Without a batching window: what is written while one batch is published comes together in the next.
      batchSize: 500,
      parallelizationFactor: 1,
      bisectBatchOnError: true,
      retryAttempts: 4,
      onFailure: new SqsDlq(failed),
    })
  }

  private followClock(handler: lambda.Function) {
    new Rule(this, 'Hourly', { schedule: Schedule.rate(Duration.hours(1)), targets: [new LambdaFunction(handler)] })
    afterDeployment(this, handler, 'A new build has new pages')
  }
}
