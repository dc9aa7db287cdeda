/**
 * Counts or measures something that an alarm watches, in CloudWatch's embedded metric format, with what else is worth
 * knowing in the same line. Namespace and dimension (`Function`, which tells the stages of one account apart) are those
 * of the alarms in infra/constructs.
 */
export function emitMetric(
  name: string,
  value: number,
  unit: 'Count' | 'Bytes',
  details: Record<string, unknown>,
): void {
  const line = {
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: 'Porchlight', Dimensions: [['Function']], Metrics: [{ Name: name, Unit: unit }] },
      ],
    },
    Function: process.env.AWS_LAMBDA_FUNCTION_NAME ?? '',
    [name]: value,
    ...details,
  }
  // Not console.log: the Lambda runtime would wrap the line, and CloudWatch would not find the metric in it.
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
