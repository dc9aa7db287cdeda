import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib/core'
import type { Construct } from 'constructs'
import type { StagedSite } from './build/stage-site.ts'
import { Alarms } from './constructs/alarms.ts'
import { Api } from './constructs/api.ts'
import { SiteBucket } from './constructs/buckets.ts'
import { Cdn } from './constructs/cdn.ts'
import { Dashboard } from './constructs/dashboard.ts'
import { EdgeKeys } from './constructs/edge-keys.ts'
import { Failures } from './constructs/failures.ts'
import { HourlyLook } from './constructs/hourly-look.ts'
import { ImageReconciler } from './constructs/image-reconciler.ts'
import { ImageVariants } from './constructs/image-variants.ts'
import { Notices } from './constructs/notices.ts'
import { Publisher } from './constructs/publisher.ts'
import { ScheduledFunction } from './constructs/scheduled-function.ts'
import { Schedules } from './constructs/schedules.ts'
import { shareLog } from './constructs/share-log.ts'
import { SignIn } from './constructs/sign-in.ts'
import { SiteFiles } from './constructs/site-files.ts'
import { publishDue, removeExpired } from './deployed-functions.ts'
import type { Stage } from './stage.ts'
import type { StorageStack } from './storage-stack.ts'

export interface AppStackProps extends StackProps {
  storage: StorageStack
  bundles: string
  staged: StagedSite
  stage: Stage
}

/** Everything that can be replaced, in the order of the architecture. */
export class AppStack extends Stack {
  constructor(scope: Construct, id: string, props: AppStackProps) {
    super(scope, id, props)
    const { table, originals, variants, people } = props.storage
    const { stage } = props

    const log = new LogGroup(this, 'FunctionsLog', {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const data = { bundles: props.bundles, table, originals, variants, log }
    const edgeKeys = new EdgeKeys(this, 'EdgeKeys')
    const api = new Api(this, 'Api', { ...data, keys: edgeKeys, people, stage })
    const { queue: failed } = new Failures(this, 'Failed')
    const schedules = new Schedules(this, 'Schedules', failed)
    const kept = { ...data, failed, schedules }
    const { handler: removal } = new ScheduledFunction(this, 'Removal', {
      ...kept,
      deployed: removeExpired,
      description: 'Removes expired deleted properties and history',
      every: Duration.days(1),
      timeout: Duration.minutes(5),
    })
    const { handler: planned } = new ScheduledFunction(this, 'Planned', {
      ...kept,
      deployed: publishDue,
      description: 'Publishes properties at their scheduled time',
      every: Duration.minutes(1),
      timeout: Duration.seconds(50),
    })
    const { handler: imageVariants } = new ImageVariants(this, 'ImageVariants', kept)
    const { handler: imageReconciler } = new ImageReconciler(this, 'ImageReconciler', kept)
    const { bucket: site } = new SiteBucket(this, 'Site')
    const cdn = new Cdn(this, 'Cdn', {
      site,
      originals,
      variants,
      api: { domainName: api.domainName, key: edgeKeys.sent, sessionKey: edgeKeys.session },
      stage,
    })
    const { distribution } = cdn
    const siteOrigins = [stage.domain?.name, distribution.distributionDomainName].flatMap((name) =>
      name ? [`https://${name}`] : [],
    )
    // The callback address contains the distribution's name.
    const signIn = new SignIn(this, 'SignIn', { userPool: people, siteOrigins, stage })
    api.setSignInVariables(signIn)
    const files = new SiteFiles(this, 'SiteFiles', { staged: props.staged, bucket: site, log })
    const [origin = ''] = siteOrigins
    const publisher = new Publisher(this, 'Publisher', { ...kept, site, origin, files })
    const { alarmEmail: email, monthlyBudget, region } = stage
    if (email && monthlyBudget) {
      const lookProps = { ...data, origin, schedules, site: [api.stage, cdn, signIn, publisher] }
      const { handler: look } = new HourlyLook(this, 'Look', lookProps)
      const working = { publisher: publisher.handler, imageVariants, imageReconciler, removal, planned, failed }
      const watched = { api, look, signIn, distribution, table, ...working, region }
      const alarms = new Alarms(this, 'Alarms', watched)
      new Notices(this, 'Notices', { alarms: alarms.all, failed, email, monthlyBudget })
      new Dashboard(this, 'Dashboard', { ...watched, alarms: alarms.all })
    }
    shareLog(this, log)

    new CfnOutput(this, 'SiteUrl', { value: origin })
    new CfnOutput(this, 'ApiUrl', { value: `https://${api.domainName}` })
    new CfnOutput(this, 'DistributionDomainName', { value: distribution.distributionDomainName })
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId })
    new CfnOutput(this, 'SiteBucketName', { value: site.bucketName })
    new CfnOutput(this, 'OriginalsBucketName', { value: originals.bucketName })
    new CfnOutput(this, 'VariantsBucketName', { value: variants.bucketName })
    new CfnOutput(this, 'TableName', { value: table.tableName })
    new CfnOutput(this, 'UserPoolId', { value: people.userPoolId })
    new CfnOutput(this, 'UserPoolClientId', { value: signIn.environment.USER_POOL_CLIENT_ID })
    new CfnOutput(this, 'UserPoolScriptClientId', { value: signIn.environment.USER_POOL_SCRIPT_CLIENT_ID })
  }
}
