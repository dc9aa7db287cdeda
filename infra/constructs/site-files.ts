import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Duration, RemovalPolicy } from 'aws-cdk-lib/core'
import { Construct } from 'constructs'
import type { StagedSite } from '../build/stage-site.ts'

export interface SiteFilesProps {
  staged: StagedSite
  bucket: IBucket
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
  constructor(scope: Construct, id: string, { staged, bucket }: SiteFilesProps) {
    super(scope, id)
    const logGroup = new LogGroup(this, 'Log', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    // The CDK's own role may write every log of the account.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
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
    // Pages must never reference missing assets.
    admin.node.addDependency(assets, files)
  }
}
