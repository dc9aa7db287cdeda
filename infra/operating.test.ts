import { readFileSync } from 'node:fs'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { addStacks } from '../test/support/infra/minimal-assembly.ts'

const stacks = addStacks()
const [template, storage] = [Template.fromStack(stacks.application), Template.fromStack(stacks.storage)]
const resources = (type: string, of = template) => Object.values(of.findResources(type))
const manual = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')

interface Metric {
  MetricName?: string
  MetricStat?: { Metric: { MetricName: string } }
}
/** Names lack the construct's place. */
const alarms = Object.entries(template.findResources('AWS::CloudWatch::Alarm')).map(([id, { Properties }]) => {
  const { MetricName, Metrics = [], Threshold, DatapointsToAlarm = 1, EvaluationPeriods } = Properties
  const parts: string[] = Metrics.flatMap(({ MetricStat }: Metric) => MetricStat?.Metric.MetricName ?? [])
  return {
    name: id.replace(/^Alarms(\w+?)[\dA-F]{8}$/, '$1'),
    about: [...new Set([MetricName ?? [], parts].flat())].join(),
    rings: `> ${Threshold} in ${DatapointsToAlarm} of ${EvaluationPeriods}`,
    Properties,
  }
})

describe('an alarm', () => {
  const local = Template.fromStack(
    addStacks({ name: 'local', alarmEmail: undefined, monthlyBudget: undefined }).application,
  )

  test('exists for everything that affects people, but not for a single bad moment', () => {
    expect(alarms.map(({ name, about, rings }) => [name, about, rings])).toEqual([
      ['PagesFail', '5xxErrorRate', '> 5 in 2 of 3'],
      ['LookFails', 'Errors', '> 0 in 1 of 1'],
      ['ApiFails', '5xx', '> 2 in 2 of 3'],
      ['ApiSlow', 'Latency', '> 5000 in 3 of 3'],
      ['FunctionsThrottled', 'Throttles', '> 5 in 2 of 3'],
      ['WorkFails', 'Errors', '> 2 in 2 of 3'],
      ['TableRefuses', 'ReadThrottleEvents,WriteThrottleEvents,SystemErrors', '> 5 in 2 of 3'],
      ['ItemsMalformed', 'MalformedItems', '> 0 in 1 of 1'],
      ['PagesOutdated', 'PagesNotPublished', '> 0 in 1 of 1'],
      ['PublishingLate', 'IteratorAge', '> 600000 in 2 of 3'],
      ['WorkGivenUp', 'ApproximateNumberOfMessagesVisible', '> 0 in 1 of 1'],
      ['SignInsFail', 'SignInSuccesses', '> 20 in 1 of 1'],
      ['AnswersGrow', 'AnswerBytes', '> 4718592 in 1 of 1'],
    ])
  })

  test.each(alarms)('$name says who is affected, and links to the manual', ({ name, Properties }) => {
    const [, description = '', anchor = ''] =
      /^(.+\.) What to do: docs\/operations\.md#([\w-]+)$/.exec(Properties.AlarmDescription) ?? []
    expect(description).toMatch(/family|[Vv]isitors|Nobody is affected/)
    const headings = [...manual.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-'),
    )
    expect(headings).toContain(anchor)
    expect(anchor.replaceAll('-', '')).toBe(`alarm${name.toLowerCase()}`)
  })

  test('is described in the manual exactly once', () => {
    expect(manual.match(/^### Alarm: /gm)).toHaveLength(alarms.length)
  })

  test.each(alarms)('$name treats missing data as good', ({ Properties }) => {
    expect(Properties).toMatchObject({ TreatMissingData: 'notBreaching', ComparisonOperator: 'GreaterThanThreshold' })
  })

  test('counts a missing metric of several as 0', () => {
    const expressions = alarms.flatMap(({ Properties: { Metrics = [] } }) =>
      Metrics.flatMap(({ Expression }: { Expression?: string }) => (Expression ? [Expression] : [])),
    )
    expect(expressions).toHaveLength(3)
    for (const expression of expressions) expect(expression).toMatch(/^FILL\(m0, 0\)( [+-] FILL\(m\d, 0\))+$/)
    const plain = alarms.filter(({ Properties }) => Properties.Namespace === 'AWS/DynamoDB')
    expect(plain.map(({ name }) => name)).toEqual([])
  })

  test('watches the queue of failed events, which keeps them for 14 days', () => {
    const watched = alarms.flatMap(({ Properties }) => Properties.Dimensions ?? []).map(({ Value }) => Value)
    const [queue, ...others] = Object.keys(template.findResources('AWS::SQS::Queue'))
    expect(others).toEqual([])
    expect(watched).toContainEqual({ 'Fn::GetAtt': [queue, 'QueueName'] })
    template.hasResourceProperties('AWS::SQS::Queue', { MessageRetentionPeriod: 14 * 86_400 })
    // By default Lambda tries three times.
    template.resourceCountIs('AWS::Lambda::EventInvokeConfig', 0)
  })

  test('about the edge exists only in us-east-1, where CloudFront reports', () => {
    const elsewhere = Template.fromStack(addStacks({ region: 'eu-west-1' }).application)
    expect(resources('AWS::CloudWatch::Alarm', elsewhere)).toHaveLength(alarms.length - 1)
    expect(JSON.stringify(resources('AWS::CloudWatch::Alarm', elsewhere))).not.toContain('AWS/CloudFront')
  })

  test('that could not be mailed is stored', () => {
    const [queue] = Object.keys(template.findResources('AWS::SQS::Queue'))
    template.hasResourceProperties('AWS::SNS::Subscription', {
      RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': [queue, 'Arn'] } },
    })
  })

  test.each(['CloudWatch::Alarm', 'CloudWatch::Dashboard', 'SNS::Topic', 'Budgets::Budget'])(
    'does not exist on a local stage: %s',
    (type) => expect(resources(`AWS::${type}`, local)).toEqual([]),
  )
})

test('one dashboard shows visitors, the API, publishing, images, costs and every alarm', () => {
  const [dashboard, ...others] = resources('AWS::CloudWatch::Dashboard')
  expect(others).toEqual([])
  const text = JSON.stringify(dashboard?.Properties.DashboardBody)
  for (const word of ['Visitors', 'API', 'Publishing', 'Images', 'Money', 'What to look at first', 'Given up'])
    expect(text).toContain(word)
  for (const id of Object.keys(template.findResources('AWS::CloudWatch::Alarm'))) expect(text).toContain(id)
  for (const metric of ['AWS/CloudFront', 'AWS/Billing']) expect(text).toMatch(new RegExp(`${metric}[^\\]]*us-east-1`))
})

describe('a log', () => {
  test.each([
    ['of the site', template],
    ['of the data', storage],
  ])('%s is JSON and deleted after a month, whichever function writes it', (_, of) => {
    const groups = of.findResources('AWS::Logs::LogGroup')
    for (const { Properties } of Object.values(groups)) expect(Properties.RetentionInDays).toBe(30)
    for (const { Properties } of resources('AWS::Lambda::Function', of)) {
      expect(Object.keys(groups)).toContain(Properties.LoggingConfig?.LogGroup.Ref)
    }
    const ours = resources('AWS::Lambda::Function', of).filter(({ Properties }) => Properties.Runtime === 'nodejs24.x')
    for (const { Properties } of ours) expect(Properties.LoggingConfig.LogFormat).toBe('JSON')
  })

  test('of calls has one JSON object per call, without personal data', () => {
    const [stage] = resources('AWS::ApiGatewayV2::Stage')
    expect(JSON.parse(stage?.Properties.AccessLogSettings.Format)).toEqual({
      requestId: '$context.requestId',
      time: '$context.requestTime',
      route: '$context.routeKey',
      status: '$context.status',
      latencyMs: '$context.responseLatency',
      answerBytes: '$context.responseLength',
      functionRequestId: '$context.integration.requestId',
      integrationError: '$context.integrationErrorMessage',
    })
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      AccessLogSettings: { DestinationArn: { 'Fn::GetAtt': Match.anyValue() } },
    })
  })
})
