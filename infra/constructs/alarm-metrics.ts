import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { Duration } from 'aws-cdk-lib/core'
import type { Api } from './api.ts'
import type { SignIn } from './sign-in.ts'

export const often = Duration.minutes(5)

/** A sign-in counts as 1 if it succeeds and 0 if it fails. */
export function failedSignIns({ signIn: { environment } }: { signIn: Pick<SignIn, 'environment'> }) {
  const clients = [environment.USER_POOL_CLIENT_ID, environment.USER_POOL_SCRIPT_CLIENT_ID]
  const counts = (statistic: string) =>
    clients.map((UserPoolClient) => {
      const dimensionsMap = { UserPool: environment.USER_POOL_ID, UserPoolClient }
      return new Metric({ namespace: 'AWS/Cognito', metricName: 'SignInSuccesses', dimensionsMap, statistic })
    })
  return sumOf('Failed sign-ins', counts('SampleCount'), { less: counts('Sum'), period: Duration.minutes(15) })
}

/**
 * Sums metrics minus those in `less`. FILL counts a missing value as 0; otherwise one silent metric would hide all
 * others. An alarm on a DynamoDB metric alone would never end, since it ignores missing data.
 */
export function sumOf(
  label: string,
  metrics: Metric[],
  { less = [], period = often }: { less?: Metric[]; period?: Duration } = {},
) {
  const parts = [...metrics, ...less]
  const expression = parts.map((_, n) => `${n < metrics.length ? '+' : '-'} FILL(m${n}, 0)`).join(' ')
  const usingMetrics = Object.fromEntries(parts.map((metric, n) => [`m${n}`, metric]))
  return new MathExpression({ expression: expression.replace(/^\+ /, ''), usingMetrics, label, period })
}

/** Size of the list of all properties in bytes, reported by functions/src/http/large-response.ts. */
export const answerBytes = ({ list }: Pick<Api, 'list'>) =>
  new Metric({
    namespace: 'Porchlight',
    metricName: 'AnswerBytes',
    dimensionsMap: { Function: list.functionName },
    statistic: 'Maximum',
    period: Duration.hours(1),
  })
