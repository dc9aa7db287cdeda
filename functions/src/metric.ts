/**
 * Uses CloudWatch's embedded metric format, with further fields in the same log line. Namespace and dimension
 * (`Function`, which distinguishes the stages of one account) match the alarms in infra/constructs.
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
  // The Lambda runtime wraps console.log, so CloudWatch would not find the metric.
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
