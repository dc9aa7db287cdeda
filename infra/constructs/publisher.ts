import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Annotations, Duration } from 'aws-cdk-lib/core'
import { Trigger } from 'aws-cdk-lib/triggers'
import { Construct } from 'constructs'
import { publish } from '../deployed-functions.ts'
import type { ScheduledProps } from './failures.ts'
import { followTable } from './follow-table.ts'
import { grantedFunction } from './granted-function.ts'

export interface PublisherProps extends ScheduledProps {
  site: IBucket
  /** Base of canonical links, without a trailing slash. */
  origin: string
  /** Deployed before the pages that reference them. */
  files: Construct
}

const TIMEOUT = Duration.minutes(10)

/** Views, sessions and uploads do not trigger the publisher. */
const PUBLISHED_ITEM_KEYS = [
  {
    PK: { S: lambda.FilterRule.beginsWith('PROPERTY#') },
    SK: { S: [{ prefix: 'PROPERTY' }, { prefix: 'IMAGE#' }, { prefix: 'UNIT#' }] },
  },
  { PK: { S: lambda.FilterRule.isEqual('HERO') } },
]

/**
 * Runs after changes of the table, as the last step of every deployment, and hourly, for a new day and for changes by
 * others.
 */
export class Publisher extends Construct {
  readonly handler: lambda.Function

  constructor(scope: Construct, id: string, { site, origin, files, ...background }: PublisherProps) {
    super(scope, id)
    const { failed, schedules, ...data } = background
    this.handler = grantedFunction(this, data, {
      ...publish,
      description: 'Writes the public pages',
      timeout: TIMEOUT,
      // Rendering uses one full processor.
      memorySize: 1769,
      deadLetterQueue: failed,
    })
    const { handler } = this
    handler.addEnvironment('SITE_BUCKET', site.bucketName)
    handler.addEnvironment('SITE_ORIGIN', origin)
    const allow = (actions: string[], resource: string) =>
      handler.addToRolePolicy(new PolicyStatement({ actions, resources: [resource] }))
    for (const [key, actions] of Object.entries(publish.grants.site ?? {})) allow([...actions], site.arnForObjects(key))
    // Without this S3 does not report missing objects.
    allow(['s3:ListBucket'], site.bucketArn)

    followTable(this, handler, background, {
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      filters: PUBLISHED_ITEM_KEYS.map((Keys) => lambda.FilterCriteria.filter({ dynamodb: { Keys } })),
      // The stream keeps records for a day: a fault delays publishing and loses nothing.
      retryAttempts: -1,
    })
    // At minute 1 a new day has begun in every time zone with a whole-hour offset.
    schedules.add(this, 'Hourly', ScheduleExpression.cron({ minute: '1' }), handler)
    this.followDeployments(handler, files)
  }

  /**
   * docs/decisions/018: a deployment waits for publishing and fails with it; a rollback publishes with the former
   * build.
   */
  private followDeployments(handler: lambda.Function, files: Construct) {
    const { role } = handler
    if (!role) throw new Error('The publisher has no role')
    // IAM changes take seconds to apply; copying the files takes longer.
    files.node.addDependency(role)
    // Only the trigger invokes a version, and it grants itself all versions.
    Annotations.of(handler).acknowledgeWarning('@aws-cdk/aws-lambda:addPermissionsToVersionOrAlias')
    new Trigger(this, 'Published', { handler, timeout: TIMEOUT, executeAfter: [files] })
  }
}
