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
import { ImageVariants } from './image-variants.ts'

const stack = new Stack(new App({ outdir: temporaryFolder() }), 'Test')
new ImageVariants(stack, 'ImageVariants', {
  bundles: minimalAssembly().bundles,
  table: TableV2.fromTableArn(stack, 'Table', 'arn:aws:dynamodb:us-east-1:111122223333:table/porchlight'),
  originals: Bucket.fromBucketName(stack, 'Originals', 'originals'),
  variants: Bucket.fromBucketName(stack, 'Variants', 'variants'),
  log: LogGroup.fromLogGroupName(stack, 'Log', 'functions'),
  failed: new Queue(stack, 'Failed'),
})
const template = Template.fromStack(stack)
const [handler] = Object.keys(template.findResources('AWS::Lambda::Function'))
const [queue] = Object.keys(template.findResources('AWS::SQS::Queue'))

test('runs for every new image in the originals bucket', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: { bucket: { name: ['originals'] }, object: { key: [{ prefix: 'images/' }] } },
    },
    State: 'ENABLED',
    Targets: [Match.objectLike({ Arn: { 'Fn::GetAtt': [handler, 'Arn'] } })],
  })
})

test('has the processor type of its libraries, and no more memory than a new account allows', () => {
  template.hasResourceProperties('AWS::Lambda::Function', {
    Architectures: ['arm64'],
    MemorySize: 3008,
    Timeout: 60,
    Environment: {
      Variables: { TABLE_NAME: 'porchlight', ORIGINALS_BUCKET: 'originals', VARIANTS_BUCKET: 'variants' },
    },
  })
})

test('failed and undelivered events are kept for the engineer', () => {
  template.hasResourceProperties('AWS::Lambda::Function', {
    DeadLetterConfig: { TargetArn: { 'Fn::GetAtt': [queue, 'Arn'] } },
  })
  template.hasResourceProperties('AWS::Events::Rule', {
    Targets: [
      Match.objectLike({
        DeadLetterConfig: { Arn: { 'Fn::GetAtt': [queue, 'Arn'] } },
        RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 185 },
      }),
    ],
  })
})

test('may neither write nor delete originals, nor read variants, and may access only uploads', () => {
  const policies = JSON.stringify(statementsOf(template))
  expect(policies).not.toMatch(/SESSION#|USER#|PROPERTY#|HERO/)
  const actionsOn = (bucket: string) =>
    statementsOf(template)
      .filter(({ Resource }) => JSON.stringify(Resource).includes(`:::${bucket}/images/*`))
      .flatMap(({ Action }) => Action)
      .toSorted()
  expect(actionsOn('originals')).toEqual(['s3:GetObject'])
  expect(actionsOn('variants')).toEqual(['s3:PutObject'])
})
