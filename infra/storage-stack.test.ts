import { Match, Template } from 'aws-cdk-lib/assertions'
import { App } from 'aws-cdk-lib/core'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../test/support/infra/temporary-folder.ts'
import type { Stage } from './stage.ts'
import { StorageStack } from './storage-stack.ts'

const stage: Stage = { name: 'prod', mfa: 'required', threatProtection: false, isThrottled: true }
const storage = (changes: Partial<Stage> = {}) =>
  new StorageStack(new App({ outdir: temporaryFolder() }), 'PorchlightStorage', { stage: { ...stage, ...changes } })
const stack = storage()
const template = Template.fromStack(stack)

test('cannot be deleted by one command', () => {
  expect(stack.terminationProtection).toBe(true)
})

test('retains everything that contains data when the stack is deleted', () => {
  const holders = Object.values(template.toJSON().Resources).filter((resource) =>
    JSON.stringify(resource).match(
      /"Type":"AWS::(S3::Bucket|DynamoDB::GlobalTable|Cognito::UserPool|Cognito::UserPoolGroup)"/,
    ),
  )
  expect(holders).toHaveLength(5)
  for (const holder of holders)
    expect(holder).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
})

test('keeps the logical ids of everything that contains data, which another id would replace', () => {
  const holders = [
    'AWS::DynamoDB::GlobalTable',
    'AWS::S3::Bucket',
    'AWS::Cognito::UserPool',
    'AWS::Cognito::UserPoolGroup',
  ]
  expect(Object.fromEntries(holders.map((type) => [type, Object.keys(template.findResources(type))]))).toEqual({
    'AWS::DynamoDB::GlobalTable': ['DataTableFDBAD0F2'],
    'AWS::S3::Bucket': ['OriginalsBucket0D7D99C8', 'VariantsBucketB9564940'],
    'AWS::Cognito::UserPool': ['PeoplePoolC64A4D1E'],
    'AWS::Cognito::UserPoolGroup': ['PeopleAdmins65731FD9'],
  })
})

test('applies the stage’s sign-in settings', () => {
  template.hasResourceProperties('AWS::Cognito::UserPool', { UserPoolTier: 'ESSENTIALS', MfaConfiguration: 'ON' })
  Template.fromStack(storage({ threatProtection: true, mfa: 'optional' })).hasResourceProperties(
    'AWS::Cognito::UserPool',
    { UserPoolTier: 'PLUS', MfaConfiguration: 'OPTIONAL' },
  )
})

describe('the table', () => {
  test('has the keys, the index and the expiry that the repositories use', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'PK', KeyType: 'HASH' },
        { AttributeName: 'SK', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'GSI1',
          KeySchema: [
            { AttributeName: 'GSI1PK', KeyType: 'HASH' },
            { AttributeName: 'GSI1SK', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
      TimeToLiveSpecification: { AttributeName: 'expire', Enabled: true },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    })
  })

  test('is protected from deletion and has point-in-time recovery', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      Replicas: [
        Match.objectLike({
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        }),
      ],
    })
  })
})

const privateAndEncrypted = {
  PublicAccessBlockConfiguration: {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  },
  OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  BucketEncryption: Match.anyValue(),
}

describe('the originals bucket', () => {
  test('is private, encrypted and versioned', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      ...privateAndEncrypted,
      VersioningConfiguration: { Status: 'Enabled' },
    })
  })

  test('recovers a lost image for 90 days and deletes incomplete uploads', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: [
          Match.objectLike({
            AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
            NoncurrentVersionExpiration: { NoncurrentDays: 90 },
          }),
        ],
      },
    })
  })

  test.each<[string, Partial<Stage>, string[]]>([
    ['under CloudFront’s names', {}, []],
    ['under its domain', { domain: { name: 'www.homes.org' } }, ['https://www.homes.org']],
    ['on this machine', { origin: 'http://localhost:4300' }, ['http://localhost:4300']],
  ])('lets pages of the site upload %s, and nothing else cross-origin', (_, changes, origins) => {
    Template.fromStack(storage(changes)).hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [
          Match.objectLike({
            AllowedMethods: ['PUT'],
            AllowedHeaders: ['content-type', 'if-none-match'],
            AllowedOrigins: [...origins, 'https://*.cloudfront.net'],
          }),
        ],
      },
    })
  })

  test('sends events to EventBridge', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: Match.anyValue(),
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
    })
  })
})

describe('the variants bucket', () => {
  test('is private and encrypted, and accepts no upload from pages', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: Match.absent(),
      ...privateAndEncrypted,
    })
  })
})
