import { Match, Template } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import { addStacks } from '../test/support/infra/minimal-assembly.ts'

const template = Template.fromStack(addStacks().application)
const [queue] = Object.keys(template.findResources('AWS::SQS::Queue'))
const toQueue = { 'Fn::GetAtt': [queue, 'Arn'] }
const toFunction = (name: string) => ({ 'Fn::GetAtt': [Match.stringLikeRegexp(`^${name}Function`), 'Arn'] })

test.each([
  ['Removalremoveexpired', 'rate(1 day)'],
  ['Plannedpublishdue', 'rate(1 minute)'],
  ['ImageReconcilerreconcileimages', 'rate(15 minutes)'],
  // When homes may have become available.
  ['Publisherpublish', 'cron(1 * * * ? *)'],
])('%s runs at its %s, and keeps failed and undelivered events', (name, ScheduleExpression) => {
  const Target = Match.objectLike({ Arn: toFunction(name), DeadLetterConfig: { Arn: toQueue } })
  template.hasResourceProperties('AWS::Scheduler::Schedule', { ScheduleExpression, Target })
  const handlers = Object.entries(template.findResources('AWS::Lambda::Function')).filter(([id]) => id.startsWith(name))
  expect(handlers.map(([, { Properties }]) => Properties.DeadLetterConfig)).toEqual([{ TargetArn: toQueue }])
})

test('images are reconciled once a day with a listing of the bucket', () => {
  template.hasResourceProperties('AWS::Scheduler::Schedule', {
    ScheduleExpression: 'rate(1 day)',
    Target: Match.objectLike({ Arn: toFunction('ImageReconcilerreconcileimages'), Input: '{"listBucket":true}' }),
  })
})

test('only history records of administrators’ changes start the reconciliation of images', () => {
  template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: Match.stringLikeRegexp('^ImageReconciler') },
    FilterCriteria: {
      Filters: [
        {
          Pattern: Match.serializedJson({
            eventName: ['INSERT'],
            dynamodb: {
              Keys: { PK: { S: [{ prefix: 'HISTORY#' }] } },
              NewImage: { action: { S: ['created', 'added', 'saved', 'imageRemoved', 'deleted', 'restored'] } },
            },
          }),
        },
      ],
    },
  })
})

test('every new original gets variants, and failed and undelivered events are kept for the engineer', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: {
        bucket: { name: [{ 'Fn::ImportValue': Match.stringLikeRegexp('Originals') }] },
        object: { key: [{ prefix: 'images/' }] },
      },
    },
    State: 'ENABLED',
    Targets: [
      Match.objectLike({
        Arn: toFunction('ImageVariantsmakevariants'),
        DeadLetterConfig: { Arn: toQueue },
        RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
      }),
    ],
  })
  // The processor type of the image libraries, and no more memory than a new account allows.
  template.hasResourceProperties('AWS::Lambda::Function', {
    Architectures: ['arm64'],
    DeadLetterConfig: { TargetArn: toQueue },
    Environment: { Variables: Match.objectLike({ VARIANTS_BUCKET: Match.anyValue() }) },
    MemorySize: 3008,
    Timeout: 60,
  })
})
