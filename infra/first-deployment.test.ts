import { Match, Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { addStacks } from '../test/support/infra/minimal-assembly.ts'

const { stage, storage, application } = addStacks()
const template = Template.fromStack(application)
const idsOf = (type: string) => Object.keys(template.findResources(type))
const [trigger] = Object.values(template.findResources('Custom::Trigger'))

describe('the last step of a deployment', () => {
  test('publishes with the new build, waits for it, and fails with it', () => {
    const [version] = Object.entries(template.findResources('AWS::Lambda::Version'))
    const [publisher] = Object.entries(template.findResources('AWS::Lambda::Function')).find(
      ([, { Properties }]) => Properties.Description === 'Writes the public pages',
    ) ?? ['none']
    expect(version?.[1].Properties.FunctionName).toEqual({ Ref: publisher })
    expect(trigger?.Properties).toMatchObject({
      // Each build has its own version, also the former one after a rollback.
      HandlerArn: { Ref: version?.[0] },
      InvocationType: 'RequestResponse',
      Timeout: '600000',
    })
  })

  test('runs after the files of pages, which come after the publisher’s permissions', () => {
    const copies = idsOf('Custom::CDKBucketDeployment')
    expect(copies).toHaveLength(3)
    expect(trigger?.DependsOn).toEqual(expect.arrayContaining(copies))
    const [role] = idsOf('AWS::IAM::Role').filter((id) => id.startsWith('Publisherpublish'))
    for (const id of copies)
      expect(template.findResources('Custom::CDKBucketDeployment')[id]?.DependsOn).toContain(role)
  })
})

test('the first look from outside waits for the site', () => {
  const schedules = Object.entries(template.findResources('AWS::Scheduler::Schedule'))
  const [, look] = schedules.find(([id]) => id.startsWith('Look')) ?? []
  const types = ['Custom::Trigger', 'AWS::ApiGatewayV2::Stage', 'AWS::Cognito::ManagedLoginBranding']
  for (const type of [...types, 'AWS::CloudFront::Distribution']) expect(look?.DependsOn).toContain(idsOf(type)[0])
  expect(look?.Properties.ScheduleExpression).toBe('cron(31 * * * ? *)')
})

describe('a new account', () => {
  test('has enough memory and concurrency for the functions', () => {
    for (const { Properties } of Object.values(template.findResources('AWS::Lambda::Function'))) {
      expect(Properties.MemorySize ?? 128).toBeLessThanOrEqual(3008)
      // A new account runs 10 functions. Reserving any would make the first deployment fail.
      expect(Properties.ReservedConcurrentExecutions).toBeUndefined()
    }
  })
})

describe('the recipient of notices', () => {
  test('receives every alarm, and its end, by email', () => {
    const [topic] = idsOf('AWS::SNS::Topic')
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: stage.alarmEmail,
      TopicArn: { Ref: topic },
    })
    const alarms = Object.values(template.findResources('AWS::CloudWatch::Alarm'))
    expect(alarms.length).toBeGreaterThan(10)
    for (const { Properties } of alarms) {
      expect(Properties).toMatchObject({ AlarmActions: [{ Ref: topic }], OKActions: [{ Ref: topic }] })
    }
  })

  test('receives a warning before the budget is exceeded', () => {
    const to = { Subscribers: [{ SubscriptionType: 'EMAIL', Address: stage.alarmEmail }] }
    template.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { TimeUnit: 'MONTHLY', BudgetLimit: { Amount: stage.monthlyBudget, Unit: 'USD' } },
      NotificationsWithSubscribers: [
        { Notification: Match.objectLike({ NotificationType: 'ACTUAL', Threshold: 80 }), ...to },
        { Notification: Match.objectLike({ NotificationType: 'FORECASTED', Threshold: 100 }), ...to },
      ],
    })
  })
})

describe('stages', () => {
  const dev = addStacks({ name: 'dev' })
  const devTemplate = Template.fromStack(dev.application)

  test('can coexist in one account: unique names differ', () => {
    expect([storage.stackName, application.stackName]).toEqual(['PorchlightStorage-prod', 'PorchlightApp-prod'])
    expect([dev.storage.stackName, dev.application.stackName]).toEqual(['PorchlightStorage-dev', 'PorchlightApp-dev'])
    const prefix = (of: Template) =>
      JSON.stringify(Object.values(of.findResources('AWS::Cognito::UserPoolDomain'))[0]?.Properties.Domain)
    expect(prefix(template)).not.toBe(prefix(devTemplate))
    const named =
      /"(?:BucketName|TableName|FunctionName|UserPoolName|TopicName|QueueName|AlarmName|RoleName|BudgetName)":"/
    for (const of of [template, Template.fromStack(storage)]) {
      for (const { Type, Properties } of Object.values<{ Type: string; Properties: object }>(of.toJSON().Resources)) {
        expect(`${Type} ${JSON.stringify(Properties)}`).not.toMatch(named)
      }
    }
  })

  test('have different names for CloudFront’s account-wide resources', () => {
    const namesIn = (of: Template) =>
      Object.values<{ Type: string; Properties: object }>(of.toJSON().Resources)
        .filter(({ Type }) => Type.startsWith('AWS::CloudFront::'))
        .flatMap(({ Type, Properties }) =>
          [...JSON.stringify(Properties).matchAll(/"Name":("[^"]+"|\{.*?\}\})/g)].map(([, name]) => `${Type} ${name}`),
        )
        .filter((name) => /Policy|Function|AccessControl/.test(name))
    const [here, there] = [namesIn(template), namesIn(devTemplate)]
    expect(here.length).toBeGreaterThanOrEqual(10)
    expect(here.filter((name) => there.includes(name))).toEqual([])
  })

  test('have alarms for their own pages only', () => {
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'PagesNotPublished',
      Dimensions: [{ Name: 'Function', Value: { Ref: Match.stringLikeRegexp('^Publisherpublish') } }],
    })
  })
})

describe('the edge', () => {
  const parameters = ['EdgeKey0', 'EdgeKey1', 'EdgeKey2']
  const { Parameters } = template.toJSON()
  const keys = parameters.map((name) => ({ Ref: name }))

  test('sends one of three keys, all accepted by the API', () => {
    const { Origins } = Object.values(template.findResources('AWS::CloudFront::Distribution'))[0]?.Properties
      .DistributionConfig ?? { Origins: [] }
    const sent = Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders)
    expect(sent).toHaveLength(2)
    for (const header of sent)
      expect(header).toEqual({
        HeaderName: 'x-origin-key',
        HeaderValue: { 'Fn::Select': [{ Ref: 'EdgeKeySent' }, keys] },
      })
    template.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageVariables: { edgeKeys: { 'Fn::Join': [',', keys] }, sessionKey: { Ref: 'SessionKey' } },
    })
  })

  test('receives them as hidden deployment parameters, not in a template', () => {
    for (const name of [...parameters, 'SessionKey'])
      expect(Parameters[name]).toMatchObject({ Type: 'String', NoEcho: true, AllowedPattern: '[\\w-]{32,}' })
    expect(Parameters.EdgeKeySent).toMatchObject({ AllowedValues: ['0', '1', '2'] })
    const outputs = JSON.stringify(template.toJSON().Outputs)
    for (const name of parameters) expect(outputs).not.toContain(name)
  })

  test('has no default keys, so a plain first `cdk deploy` is refused', () => {
    for (const name of [...parameters, 'SessionKey']) expect(Parameters[name]).not.toHaveProperty('Default')
    const { Resources } = template.toJSON()
    const edge = Object.values<{ Type: string }>(Resources).filter(({ Type }) => /CloudFront|ApiGatewayV2/.test(Type))
    expect(JSON.stringify(edge)).not.toContain('AWS::StackId')
  })
})

describe('the address of the site', () => {
  const originOf = (of: Template) =>
    Object.values(of.findResources('AWS::Lambda::Function')).find(
      ({ Properties }) => Properties.Environment?.Variables.SITE_ORIGIN,
    )?.Properties.Environment.Variables.SITE_ORIGIN

  test('is its domain, for canonical links and the callback of the hosted login', () => {
    const domain = { name: 'www.homes.org', hostedZone: { id: 'Z0123', name: 'homes.org' } }
    const named = Template.fromStack(addStacks({ domain }).application)
    expect(originOf(named)).toBe('https://www.homes.org')
    expect(named.toJSON().Outputs.SiteUrl.Value).toBe('https://www.homes.org')
    named.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      CallbackURLs: Match.arrayWith(['https://www.homes.org/api/auth/callback']),
    })
  })

  test('is CloudFront’s name without a domain', () => {
    const [distribution] = idsOf('AWS::CloudFront::Distribution')
    expect(originOf(template)).toEqual({
      'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [distribution, 'DomainName'] }]],
    })
  })
})
