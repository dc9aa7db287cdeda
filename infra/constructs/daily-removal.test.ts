import { Match, Template } from 'aws-cdk-lib/assertions'
import { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { App, Stack } from 'aws-cdk-lib/core'
import { expect, test } from 'vitest'
import { minimalAssembly } from '../../test/support/infra/minimal-assembly.ts'
import { statementsOf } from '../../test/support/infra/template-grants.ts'
import { temporaryFolder } from '../../test/support/infra/temporary-folder.ts'
import { DailyRemoval } from './daily-removal.ts'
import { Schedules } from './schedules.ts'

const stack = new Stack(new App({ outdir: temporaryFolder() }), 'Test')
const failed = new Queue(stack, 'Failed')
new DailyRemoval(stack, 'Removal', {
  bundles: minimalAssembly().bundles,
  table: TableV2.fromTableArn(stack, 'Table', 'arn:aws:dynamodb:us-east-1:111122223333:table/porchlight'),
  originals: Bucket.fromBucketName(stack, 'Originals', 'originals'),
  variants: Bucket.fromBucketName(stack, 'Variants', 'variants'),
  log: LogGroup.fromLogGroupName(stack, 'Log', 'functions'),
  failed,
  schedules: new Schedules(stack, 'Schedules', failed),
})
const template = Template.fromStack(stack)
const [handler] = Object.keys(template.findResources('AWS::Lambda::Function'))
const [queue] = Object.keys(template.findResources('AWS::SQS::Queue'))

test('runs every day, with time for large buildings', () => {
  template.hasResourceProperties('AWS::Scheduler::Schedule', {
    ScheduleExpression: 'rate(1 day)',
    Target: Match.objectLike({
      Arn: { 'Fn::GetAtt': [handler, 'Arn'] },
      DeadLetterConfig: { Arn: { 'Fn::GetAtt': [queue, 'Arn'] } },
    }),
  })
  template.hasResourceProperties('AWS::Lambda::Function', {
    Timeout: 300,
    Environment: { Variables: { TABLE_NAME: 'porchlight' } },
  })
})

test('failed and undelivered events are kept', () => {
  template.hasResourceProperties('AWS::Lambda::Function', {
    DeadLetterConfig: { TargetArn: { 'Fn::GetAtt': [queue, 'Arn'] } },
  })
})

test('may not read sessions, people or images', () => {
  expect(JSON.stringify(statementsOf(template))).not.toMatch(/SESSION#|USER#|MEDIA#|s3:/)
})
