import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Annotations, Match, Template } from 'aws-cdk-lib/assertions'
import { App } from 'aws-cdk-lib/core'
import { describe, expect, it } from 'vitest'
import settings from '../cdk.json' with { type: 'json' }
import { standIns } from './fixtures/stand-ins.ts'
import { temporaryFolder } from './fixtures/temporary-folder.ts'
import { addPorchlight } from './porchlight.ts'

const standIn = standIns()
const outdir = temporaryFolder()
const app = new App({ outdir, context: settings.context, analyticsReporting: false })
const { storage, application } = addPorchlight(app, standIn)
const stacks = [storage, application]
const template = Template.fromStack(application)

describe('both stacks', () => {
  it('name no account and no region, so that they deploy anywhere', () => {
    for (const { environment } of stacks) expect(environment).toBe('aws://unknown-account/unknown-region')
    expect(app.synth().manifest.missing).toBeUndefined()
  })

  it('depend on each other in one direction: the site can go, what it stands on stays', () => {
    expect(application.dependencies).toEqual([storage])
    expect(storage.dependencies).toEqual([])
  })

  it('synthesize without a warning', () => {
    for (const stack of stacks) {
      const warnings = Annotations.fromStack(stack).findWarning('*', Match.anyValue())
      expect(warnings.map(({ entry }) => entry.data)).toEqual([])
    }
  })
})

it('publishes all pages a minute after each hour, when homes may have become available', () => {
  template.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'cron(1 * * * ? *)',
    State: 'ENABLED',
    Targets: [Match.objectLike({ Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Publisherpublish'), 'Arn'] } })],
  })
})

describe('a deployment of the site', () => {
  const deployments = Object.values(template.findResources('Custom::CDKBucketDeployment')).map(({ Properties }) => {
    const hash = String(Properties.SourceObjectKeys[0]).replace('.zip', '')
    const files = readdirSync(path.join(outdir, `asset.${hash}`))
    const { DestinationBucketKeyPrefix: prefix, Prune, SystemMetadata, UserMetadata, DistributionPaths } = Properties
    return {
      files,
      prefix,
      Prune,
      contentType: SystemMetadata['content-type'],
      contentEncoding: SystemMetadata['content-encoding'],
      cacheControl: SystemMetadata['cache-control'],
      UserMetadata,
      DistributionPaths,
    }
  })
  const holding = (file: string) => deployments.find(({ files }) => files.includes(file))

  it('has browsers ask for a page each time, and the edge forget the old one', () => {
    expect(holding('admin.html')).toMatchObject({
      files: ['admin.html'],
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'public, max-age=0, must-revalidate',
      UserMetadata: { script: expect.stringMatching(/^sha256-/) },
    })
    expect(holding('admin.html')?.DistributionPaths).toEqual(['/admin.html', '/admin*'])
  })

  it('lets browsers keep for good what is named by its content', () => {
    expect(holding('index-abc.js')).toMatchObject({
      prefix: 'assets',
      cacheControl: 'public, max-age=31536000, immutable',
    })
  })

  it('leaves the pages to the publisher', () => {
    expect(deployments.flatMap(({ files }) => files).filter((file) => file.endsWith('.html'))).toEqual(['admin.html'])
  })

  it('invalidates a file that keeps its name', () => {
    expect(holding('placeholder-house.svg')).toMatchObject({ DistributionPaths: ['/placeholder-house.svg'] })
  })

  it('deletes nothing, for the bucket also holds what others put there', () => {
    expect(deployments).toHaveLength(3)
    for (const { Prune } of deployments) expect(Prune).toBe(false)
  })
})

it('tells the one who deploys where the site and its data are', () => {
  expect(Object.keys(template.toJSON().Outputs)).toEqual([
    'SiteUrl',
    'ApiUrl',
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

it('lets people come back from the hosted login to the distribution, without naming its functions to it', () => {
  const [distribution] = Object.keys(template.findResources('AWS::CloudFront::Distribution'))
  template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    CallbackURLs: [
      { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [distribution, 'DomainName'] }, '/api/auth/callback']] },
    ],
  })
})

it('keeps the site’s bucket private and able to take a deployment back', () => {
  template.hasResourceProperties('AWS::S3::Bucket', {
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, BlockPublicPolicy: true, RestrictPublicBuckets: true },
    VersioningConfiguration: { Status: 'Enabled' },
  })
})
