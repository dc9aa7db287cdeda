import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { type IMetric, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type * as lambda from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Duration } from 'aws-cdk-lib/core'
import { answerBytes, failedSignIns, often, sumOf } from './alarm-metrics.ts'
import type { Api } from './api.ts'
import type { SignIn } from './sign-in.ts'

export interface Watched {
  api: Api
  distribution: IDistribution
  table: ITableV2
  publisher: lambda.Function
  imageVariants: lambda.Function
  imageReconciler: lambda.Function
  removal: lambda.Function
  planned: lambda.Function
  failed: Queue
  look: lambda.Function
  signIn: Pick<SignIn, 'environment'>
  /** CloudFront reports to us-east-1 only, where an alarm must be as well. */
  region: string | undefined
}

interface Rule {
  /** Also the end of its anchor in docs/operations.md: `ApiFails` is described under `#alarm-api-fails`. */
  name: string
  metric: IMetric
  above: number
  /** Number of periods above the threshold among the last ones; 1 of 1 by default. */
  periods?: { of: number; above: number }
  /** It says who is affected, and the first step. */
  description: string
}

/** A single bad moment raises no alarm. */
const lasting = { above: 2, of: 3 }

/** docs/operations.md describes each alarm. */
export const rulesFor = (watched: Watched): Rule[] => [
  ...rulesOfVisits(watched),
  ...rulesOfFunctions(watched),
  ...rulesOfPublishing(watched),
  ...rulesOfFailures(watched),
  ...rulesOfSignIn(watched),
  ...rulesOfGrowth(watched),
]

function rulesOfVisits({ api: { api }, distribution, look, region }: Watched): Rule[] {
  const pagesFail = {
    name: 'PagesFail',
    metric: new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
      statistic: 'Average',
      period: often,
    }),
    above: 5,
    periods: lasting,
    description:
      'Visitors see errors instead of pages or images: more than 5 % of all requests to the site end with a server error.',
  }
  return [
    ...(region === 'us-east-1' ? [pagesFail] : []),
    {
      name: 'LookFails',
      metric: look.metricErrors({ period: Duration.hours(1) }),
      above: 0,
      description:
        'Visitors may see no site, or nobody can sign in: an hourly look from outside found an address that does not answer as it should.',
    },
    {
      name: 'ApiFails',
      metric: api.metricServerError({ period: often }),
      above: 2,
      periods: lasting,
      description:
        'The family cannot save or see their lists, or visitors cannot compare: the API answers with server errors. Published pages still work.',
    },
    {
      name: 'ApiSlow',
      metric: api.metricLatency({ statistic: 'p99', period: often }),
      above: 5000,
      periods: { above: 3, of: 3 },
      description:
        'The family waits: for a quarter of an hour one call of a hundred has taken more than 5 seconds. Published pages are not affected.',
    },
  ]
}

function rulesOfFunctions({ table, publisher, imageVariants, imageReconciler, removal, planned }: Watched): Rule[] {
  const ofTable = (metricName: string, dimensions: Record<string, string> = {}) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName: table.tableName, ...dimensions },
      statistic: 'Sum',
    })
  const refused = [
    ...['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => ofTable(name)),
    // A fault of the table affects all operations, and AWS bills each metric.
    ...['Query', 'TransactWriteItems'].map((Operation) => ofTable('SystemErrors', { Operation })),
  ]
  return [
    {
      name: 'FunctionsThrottled',
      // All functions of the account share one limit.
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum', period: often }),
      above: 5,
      periods: lasting,
      description:
        'The family, and visitors who compare, are turned away now and then: the account has run as many functions at once as AWS allows it. Ask for a higher limit.',
    },
    {
      name: 'WorkFails',
      metric: sumOf(
        'Errors of publishing, images and daily removal',
        [publisher, imageVariants, imageReconciler, removal, planned].map((handler) => handler.metricErrors()),
      ),
      above: 2,
      periods: lasting,
      description:
        'What the family saves may reach the pages late, and their new images stay unusable: publishing, at once or at its planned time, making or deleting variants, or the daily removal fails again and again. It is tried again by itself; when that is given up, another alarm says whose.',
    },
    {
      name: 'TableRefuses',
      metric: sumOf('Calls that the table refused', refused),
      above: 5,
      periods: lasting,
      description:
        'The family’s saves and lists may fail with "please try again": the table refuses calls, because there are too many at once or because AWS has a fault. Published pages still work.',
    },
  ]
}

function rulesOfPublishing({ api: { list }, publisher }: Watched): Rule[] {
  return [
    {
      name: 'ItemsMalformed',
      // The list of all properties reads public ones and drafts; see `parseReadable`.
      metric: new Metric({
        namespace: 'Porchlight',
        metricName: 'MalformedItems',
        dimensionsMap: { Function: list.functionName },
        statistic: 'Sum',
        period: Duration.minutes(15),
      }),
      above: 0,
      description:
        'A home or an image is missing in the family’s lists, and its page no longer changes: a stored item is not as expected.',
    },
    {
      name: 'PagesOutdated',
      metric: new Metric({
        namespace: 'Porchlight',
        metricName: 'PagesNotPublished',
        dimensionsMap: { Function: publisher.functionName },
        statistic: 'Sum',
        period: Duration.minutes(15),
      }),
      above: 0,
      description:
        'Visitors see an older state of at least one page than the family saved: it could not be rendered, or a run stopped because it would have removed a large part of the site.',
    },
    {
      name: 'PublishingLate',
      metric: publisher.metric('IteratorAge', { statistic: 'Maximum', period: often }),
      above: Duration.minutes(10).toMilliseconds(),
      periods: lasting,
      description:
        'Visitors see what the family saved with more than 10 minutes’ delay: the publisher keeps failing at the table or the site’s bucket, or does not keep up with the changes.',
    },
  ]
}

/** A single event is enough: the function has tried three times. */
function rulesOfFailures({ failed }: Watched): Rule[] {
  return [
    {
      name: 'WorkGivenUp',
      metric: failed.metricApproximateNumberOfMessagesVisible({ period: often, statistic: 'Maximum' }),
      above: 0,
      description:
        'What the family saved, planned, uploaded or deleted may not be done: publishing, images or the daily removal failed three times, or a notice like this one could not be sent. The message in the queue says which. Most of it is tried again by itself.',
    },
  ]
}

function rulesOfSignIn(watched: Watched): Rule[] {
  return [
    {
      name: 'SignInsFail',
      metric: failedSignIns(watched),
      above: 20,
      description:
        'Somebody may be guessing passwords, or the family cannot sign in: more than 20 sign-ins failed within a quarter of an hour. Visitors notice nothing.',
    },
  ]
}

function rulesOfGrowth({ api }: Watched): Rule[] {
  return [
    {
      name: 'AnswersGrow',
      metric: answerBytes(api),
      // A Lambda may return 6 MB.
      above: 0.75 * 6 * 1024 * 1024,
      description:
        'Nobody is affected yet: the list of all properties has reached three quarters of the 6 MB that one answer may hold. Beyond them visitors’ city pages, the comparison and the family’s list get an error (507): shorten descriptions, or have the list divided.',
    },
  ]
}
