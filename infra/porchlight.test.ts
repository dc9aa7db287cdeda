import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { passes } from '../packages/local-cloud/src/events/event-pattern.ts'
import { addStacks } from '../test/support/infra/minimal-assembly.ts'

const { app, outdir, storage, application } = addStacks()
const stacks = [storage, application]
const template = Template.fromStack(application)

describe('both stacks', () => {
  test('name no account and no region, so that they can be deployed anywhere', () => {
    for (const { environment } of stacks) expect(environment).toBe('aws://unknown-account/unknown-region')
    expect(app.synth().manifest.missing).toBeUndefined()
  })

  test('depend on each other in one direction: the site can be deleted without the storage', () => {
    expect(application.dependencies).toEqual([storage])
    expect(storage.dependencies).toEqual([])
  })

  test('synthesize without a warning', () => {
    for (const stack of stacks) {
      const warnings = Annotations.fromStack(stack).findWarning('*', Match.anyValue())
      expect(warnings.map(({ entry }) => entry.data)).toEqual([])
    }
  })
})

describe('the stream of the table', () => {
  // The images function follows the stream, too.
  const mapping = Object.values(template.findResources('AWS::Lambda::EventSourceMapping')).find(({ Properties }) =>
    JSON.stringify(Properties.FunctionName).includes('Publisherpublish'),
  )
  const wakes = (PK: string, SK: string) =>
    mapping?.Properties.FilterCriteria.Filters.some(({ Pattern }: { Pattern: string }) =>
      passes(JSON.parse(Pattern), { dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } } } }),
    )

  test.each([
    ['PROPERTY#1', 'PROPERTY'],
    ['PROPERTY#1', 'IMAGE#2'],
    ['PROPERTY#1', 'UNIT#2'],
    ['PROPERTY#1', 'UNIT#2#IMAGE#3'],
    ['HERO', '1'],
  ])('publishes at once for %s %s', (PK, SK) => expect(wakes(PK, SK)).toBe(true))

  test.each([
    ['VIEWS#1', '2026-11-25#2'],
    ['VIEWCOUNT', '1'],
    ['VISITOR#1', '2026-11-25T20:00'],
    ['SESSION#1', 'SESSION'],
    ['USER#1', 'USER'],
    ['MEDIA#1', 'MEDIA'],
    ['LEASE#images', 'LEASE'],
    ['PREVIEW#1', 'PREVIEW'],
    ['HISTORY#1', '2026-11-25T20:00:00.000Z#2'],
    ['HERO#CHANGES', 'HERO#CHANGES'],
    ['PROPERTY#1', 'DELETED'],
  ])('does not publish for %s %s', (PK, SK) => expect(wakes(PK, SK)).toBe(false))

  test('repeats each change until it is published, and runs the publisher once at a time', () => {
    expect(mapping?.Properties).toMatchObject({ MaximumRetryAttempts: -1, ParallelizationFactor: 1 })
    expect(mapping?.Properties.MaximumBatchingWindowInSeconds ?? 0).toBe(0)
    expect(mapping?.Properties.MaximumRecordAgeInSeconds ?? -1).toBe(-1)
  })
})

describe('a deployment of the site', () => {
  const deployments = Object.values(template.findResources('Custom::CDKBucketDeployment')).map(({ Properties }) => {
    const hash = String(Properties.SourceObjectKeys[0]).replace('.zip', '')
    const files = readdirSync(path.join(outdir, `asset.${hash}`))
    const { DestinationBucketKeyPrefix: prefix, Prune, SystemMetadata, UserMetadata, DistributionId } = Properties
    return {
      files,
      prefix,
      Prune,
      contentType: SystemMetadata['content-type'],
      contentEncoding: SystemMetadata['content-encoding'],
      cacheControl: SystemMetadata['cache-control'],
      UserMetadata,
      DistributionId,
    }
  })
  const holding = (file: string) => deployments.find(({ files }) => files.includes(file))

  test('makes browsers and edges revalidate pages', () => {
    expect(holding('admin.html')).toMatchObject({
      files: ['admin.html'],
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'public, max-age=0, stale-if-error=86400',
    })
  })

  test('lets browsers cache files with a content hash permanently', () => {
    expect(holding('index-abc.js')).toMatchObject({
      prefix: 'assets',
      cacheControl: 'public, max-age=31536000, immutable',
    })
  })

  test('leaves the pages to the publisher', () => {
    expect(deployments.flatMap(({ files }) => files).filter((file) => file.endsWith('.html'))).toEqual(['admin.html'])
  })

  test('invalidates nothing', () => {
    for (const { DistributionId } of deployments) expect(DistributionId).toBeUndefined()
  })

  test('deletes nothing, because the publisher writes to the same bucket', () => {
    expect(deployments).toHaveLength(3)
    for (const { Prune } of deployments) expect(Prune).toBe(false)
  })
})

test('outputs the addresses of the site and its data', () => {
  expect(Object.keys(template.toJSON().Outputs)).toEqual([
    'SiteUrl',
    'ApiUrl',
    'DistributionDomainName',
    'DistributionId',
    'SiteBucketName',
    'OriginalsBucketName',
    'VariantsBucketName',
    'TableName',
    'UserPoolId',
    'UserPoolClientId',
    'UserPoolScriptClientId',
  ])
})

test('allows the callback from the hosted login without a dependency on functions', () => {
  const [distribution] = Object.keys(template.findResources('AWS::CloudFront::Distribution'))
  template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    CallbackURLs: [
      { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [distribution, 'DomainName'] }, '/api/auth/callback']] },
    ],
  })
})

test('keeps the site’s bucket private and versioned', () => {
  template.hasResourceProperties('AWS::S3::Bucket', {
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, BlockPublicPolicy: true, RestrictPublicBuckets: true },
    VersioningConfiguration: { Status: 'Enabled' },
  })
})
