import type { ILogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Duration } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { StagedSite } from '../build/stage-site.ts'
import { InlineRole } from './inline-role.ts'

export interface SiteFilesProps {
  staged: StagedSite
  bucket: IBucket
  log: ILogGroup
}

const day = Duration.days(1)
const year = Duration.days(365)
// The type guessed from the extension lacks the charset.
const html = 'text/html; charset=utf-8'
const immutable = [CacheControl.setPublic(), CacheControl.maxAge(year), CacheControl.immutable()]
/** Published pages have the same: functions/src/publish/targets.ts. */
const revalidated = [CacheControl.setPublic(), CacheControl.maxAge(Duration.seconds(0)), CacheControl.staleIfError(day)]

/**
 * Nothing is deleted: the deployments share the bucket with published pages, and visitors may still need the previous
 * version's assets.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { staged, bucket, log: logGroup }: SiteFilesProps) {
    super(scope, id)
    // The CDK's own role may write every log of the account.
    const role = new InlineRole(this, 'Role', 'lambda.amazonaws.com')
    logGroup.grantWrite(role)
    const deploy = (name: string, props: Pick<BucketDeploymentProps, 'sources'> & Partial<BucketDeploymentProps>) =>
      new BucketDeployment(this, name, {
        destinationBucket: bucket,
        prune: false,
        memoryLimit: 512,
        logGroup,
        role,
        ...props,
      })

    const assets = deploy('Assets', {
      sources: [Source.asset(staged.assets)],
      destinationKeyPrefix: 'assets',
      cacheControl: immutable,
    })
    const files = deploy('Files', {
      sources: [Source.asset(staged.files)],
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.hours(1)),
        CacheControl.staleWhileRevalidate(day),
      ],
    })
    const admin = deploy('Admin', {
      sources: [Source.asset(staged.admin)],
      contentType: html,
      cacheControl: revalidated,
    })
    // All three use the function of the first.
    for (const { node } of [files, admin]) node.tryRemoveChild('AwsCliLayer')
    // Pages must never reference missing assets.
    admin.node.addDependency(assets, files)
  }
}
