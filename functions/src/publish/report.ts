import type { Outcome } from './publish-targets.ts'

/** Namespace, name and dimension (`Function`) of the metric that the alarm watches, as infra/constructs/publisher.ts has them. */
const namespace = 'Porchlight'
const metric = 'PagesNotPublished'

/** Says what was done, and counts what was not, in CloudWatch's embedded metric format. */
export function report({ written, removed, unchanged, failed }: Outcome, startedAt: number): void {
  const summary = {
    written: written.length,
    removed: removed.length,
    unchanged,
    ms: Math.round(performance.now() - startedAt),
  }
  for (const { key, error } of failed) console.error(`${key} could not be published`, error)
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: namespace, Dimensions: [['Function']], Metrics: [{ Name: metric, Unit: 'Count' }] },
      ],
    },
    // Stages of one account are told apart by it.
    Function: process.env.AWS_LAMBDA_FUNCTION_NAME ?? '',
    [metric]: failed.length,
    ...summary,
    failed: failed.map(({ key }) => key),
  }
  // Not console.log: the Lambda runtime would wrap the line, and CloudWatch would not find the metric in it.
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
