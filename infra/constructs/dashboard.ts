import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import { answerBytes, failedSignIns } from './alarm-metrics.ts'
import type { Watched } from './alarm-rules.ts'

const checklist = `### What to look at first
1. **Alarms** beside this: each one's description says who is affected; \`docs/operations.md\` says what to do.
2. **Visitors**: errors of the site itself. Published pages need neither the API nor the table.
3. **API**: what the family saves and sees. A 5xx has a request id in the access log; the function's log says more under it.
4. **Publishing** and **images**: whether what was saved is on the pages yet.
5. **Money**, once *Receive CloudWatch billing alerts* is on in the billing preferences of the account.`

export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, watched: Watched & { alarms: cloudwatch.Alarm[] }) {
    super(scope, id)
    const { api } = watched.api
    const { distribution, table, publisher, imageVariants, imageReconciler, failed } = watched
    const edge = (metricName: string, statistic: string) =>
      new cloudwatch.Metric({
        namespace: 'AWS/CloudFront',
        metricName,
        statistic,
        dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
        region: 'us-east-1',
      })
    const account = (metricName: string, statistic: string) =>
      new cloudwatch.Metric({ namespace: 'AWS/Lambda', metricName, statistic })
    const spent = new cloudwatch.Metric({
      namespace: 'AWS/Billing',
      metricName: 'EstimatedCharges',
      dimensionsMap: { Currency: 'USD' },
      statistic: 'Maximum',
      period: Duration.hours(6),
      region: 'us-east-1',
    })

    new cloudwatch.Dashboard(this, 'Page', {
      defaultInterval: Duration.days(1),
      widgets: [
        [
          new cloudwatch.TextWidget({ markdown: checklist, width: 12, height: 6 }),
          new cloudwatch.AlarmStatusWidget({ title: 'Alarms', alarms: watched.alarms, width: 12, height: 6 }),
        ],
        [
          graph('Visitors: requests', [edge('Requests', 'Sum')]),
          graph('Visitors: errors in %', [edge('4xxErrorRate', 'Average'), edge('5xxErrorRate', 'Average')]),
          graph('Visitors: bytes sent', [edge('BytesDownloaded', 'Sum')]),
        ],
        [
          graph('API: calls and errors', [
            api.metricCount(),
            api.metricClientError(),
            api.metricServerError({ color: '#d62728' }),
          ]),
          graph('API: milliseconds', [
            api.metricLatency({ statistic: 'p50', label: 'half' }),
            api.metricLatency({ statistic: 'p99', label: '99 of 100' }),
          ]),
          graph('Functions at once, and turned away', [
            account('ConcurrentExecutions', 'Maximum'),
            account('Throttles', 'Sum'),
          ]),
        ],
        [
          graph('Publishing: milliseconds behind', [
            publisher.metric('IteratorAge', { statistic: 'Maximum' }),
            publisher.metricDuration({ statistic: 'Maximum' }),
          ]),
          graph('Images: arrived, reconciled, and errors', [
            imageVariants.metricInvocations(),
            imageReconciler.metricInvocations(),
            imageVariants.metricErrors(),
            imageReconciler.metricErrors(),
          ]),
          graph('Given up', [failed.metricApproximateNumberOfMessagesVisible({ statistic: 'Maximum' })]),
        ],
        [
          graph('Sign-ins that failed', [failedSignIns(watched)]),
          graph('Table: units used', [
            table.metricConsumedReadCapacityUnits(),
            table.metricConsumedWriteCapacityUnits(),
          ]),
          graph('Longest answer in bytes, of at most 6 MB', [answerBytes(watched.api)]),
        ],
        [graph('Money: US dollars of this month', [spent], { width: 24 })],
      ],
    })
  }
}

const graph = (title: string, left: cloudwatch.IMetric[], props: cloudwatch.GraphWidgetProps = {}) =>
  new cloudwatch.GraphWidget({ title, left, width: 8, height: 6, leftYAxis: { min: 0 }, ...props })
