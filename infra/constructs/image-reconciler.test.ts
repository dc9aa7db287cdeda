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
import { ImageReconciler } from './image-reconciler.ts'
import { Schedules } from './schedules.ts'

const stack = new Stack(new App({ outdir: temporaryFolder() }), 'Test')
const failed = new Queue(stack, 'Failed')
new ImageReconciler(stack, 'Images', {
  bundles: minimalAssembly().bundles,
  table: TableV2.fromTableAttributes(stack, 'Table', {
    tableName: 'porchlight',
    tableStreamArn: 'arn:aws:dynamodb:us-east-1:111122223333:table/porchlight/stream/1',
  }),
  originals: Bucket.fromBucketName(stack, 'Originals', 'originals'),
  variants: Bucket.fromBucketName(stack, 'Variants', 'variants'),
  log: LogGroup.fromLogGroupName(stack, 'Log', 'functions'),
  failed,
  schedules: new Schedules(stack, 'Schedules', failed),
})
const template = Template.fromStack(stack)

test('it runs every 15 minutes, and once a day with a listing of the bucket', () => {
  template.hasResourceProperties('AWS::Scheduler::Schedule', { ScheduleExpression: 'rate(15 minutes)' })
  template.hasResourceProperties('AWS::Scheduler::Schedule', {
    ScheduleExpression: 'rate(1 day)',
    Target: Match.objectLike({ Input: '{"listBucket":true}' }),
  })
})

test('only history records of administrators’ changes start it', () => {
  const [mapping] = Object.values(template.findResources('AWS::Lambda::EventSourceMapping'))
  const filters = mapping?.Properties.FilterCriteria.Filters.map(({ Pattern }: { Pattern: string }) =>
    JSON.parse(Pattern),
  )
  expect(filters).toEqual([
    {
      eventName: ['INSERT'],
      dynamodb: {
        Keys: { PK: { S: [{ prefix: 'HISTORY#' }] } },
        NewImage: { action: { S: ['created', 'added', 'saved', 'imageRemoved', 'deleted', 'restored'] } },
      },
    },
  ])
})

test('it writes no history, session or person, and never overwrites originals', () => {
  const policies = JSON.stringify(statementsOf(template))
  expect(policies).not.toMatch(/SESSION#|USER#|HISTORY#|VIEWS#|s3:PutObject\*/)
  const onOriginals = statementsOf(template)
    .filter(({ Resource }) => JSON.stringify(Resource).includes(':::originals/images/*'))
    .flatMap(({ Action }) => Action)
  expect(onOriginals.toSorted()).toEqual(['s3:DeleteObject', 's3:GetObject'])
})
