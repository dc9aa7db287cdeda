import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { startBuckets } from './buckets/bucket-server.ts'
import { deployFiles } from './buckets/deploy-files.ts'
import { buildAndSynthesize } from './build/build-site.ts'
import { startInvalidations } from './cdn/invalidations.ts'
import { cdnListener } from './cdn/server.ts'
import { deploy } from './deployment.ts'
import { identityFromTemplate } from './identity/settings.ts'
import { startIdentity } from './identity/start-identity.ts'
import { type Pids, pidFile, takeDataFolder } from './machine/data-folder.ts'
import { functionLog } from './machine/log.ts'
import { checkPorts, listenOnLoopback, type UpgradeListener } from './machine/ports.ts'
import { portalListener } from './portal/portal.ts'
import { seed } from './seed.ts'
import { addresses, type Settings } from './settings.ts'
import { createTables } from './table/create-tables.ts'
import { openTable } from './table/open-table.ts'
import { loadAssembly } from './template/assembly.ts'
import { cloudTemplate } from './template/cloud.ts'
import { localAddresses, publishVariables, scriptVariables, sdkVariables } from './variables.ts'

export interface LocalCloud {
  /** Address of the site, such as http://localhost:4300. */
  origin: string
  /** Process ids by name: `main`, and `table` unless DYNAMODB_ENDPOINT stands in for it. */
  pids: Pids
  /** What a script needs to reach the table and the buckets: TABLE_NAME, ORIGINALS_BUCKET, AWS_... */
  variables: Record<string, string>
  /** Synthesizes again and puts new functions in the place of the running ones. */
  reload(): Promise<void>
  /** Ends everything that was started; data stays. */
  stop(): Promise<void>
}

export interface Extras {
  /** Shows what the functions print. */
  verbose?: boolean
  /** Stands in front of the CDN on the site's port. */
  front?: (cdn: RequestListener) => { listener: RequestListener; onUpgrade: UpgradeListener }
}

/**
 * Runs what the CDK app describes on this machine, example content and all, and gives it once it answers.
 * Throws Trouble (one sentence) for what the person at the keyboard can put right.
 */
export async function startLocalCloud(settings: Settings, extras: Extras = {}): Promise<LocalCloud> {
  const closers: (() => unknown)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    return { ...(await open(settings, extras, (close) => closers.push(close))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function open(
  settings: Settings,
  { front, verbose = false }: Extras,
  onStop: (close: () => unknown) => void,
): Promise<Omit<LocalCloud, 'stop'>> {
  const { dataFolder, port } = settings
  const at = addresses(settings)
  onStop(takeDataFolder(dataFolder))
  await checkPorts(port)
  const { pids, set } = pidFile(dataFolder)

  const synthesized = join(dataFolder, 'cdk.out')
  const origins = { PORCHLIGHT_ORIGIN: at.site, PORCHLIGHT_PORTAL_ORIGIN: at.portal }
  const [table] = await allOrFirstTrouble([
    openTable({ ...settings, onStart: (pid) => set('table', pid) }).then((opened) => {
      onStop(opened.stop)
      return opened
    }),
    buildAndSynthesize(synthesized, { origins }),
  ])
  set('main', process.pid)

  const invalidations = await startInvalidations()
  onStop(invalidations.stop)
  const sdk = sdkVariables({
    table: table.endpoint,
    buckets: at.buckets,
    identity: at.identity,
    cloudFront: invalidations.endpoint,
  })
  const credentials = { accessKeyId: sdk.AWS_ACCESS_KEY_ID, secretAccessKey: sdk.AWS_SECRET_ACCESS_KEY }
  const client = { region: sdk.AWS_REGION, credentials }
  const assembly = loadAssembly(synthesized)
  const template = cloudTemplate(assembly)

  const dynamodb = new DynamoDBClient({ ...client, endpoint: table.endpoint })
  await createTables(dynamodb, template)
  dynamodb.destroy()

  const directory = join(dataFolder, 'buckets')
  const buckets = await startBuckets(template, { directory, port: port + 20, credentials })
  onStop(buckets.stop)
  const s3 = new S3Client({ ...client, endpoint: at.buckets, forcePathStyle: true })
  await deployFiles(template, { assetPath: assembly.assetPath, client: s3, store: buckets.store })
  s3.destroy()

  const localize = localAddresses(template, at)
  const pool = identityFromTemplate(template, { port: port + 30, dataFolder, localize })
  if (pool) onStop((await startIdentity(pool)).stop)

  const surroundings = {
    buckets,
    bucketsOrigin: at.buckets,
    localize,
    sdk,
    queueFolder: join(dataFolder, 'events'),
    log: functionLog(dataFolder, { echo: verbose }),
  }
  let deployment = deploy({ assembly, template, ...surroundings })
  onStop(() => deployment.stop())
  buckets.onEvent((event) => deployment.onBucketEvent(event))

  const variables = scriptVariables(template, sdk)
  publishVariables(dataFolder, variables)
  await seed(settings, variables)
  await deployment.begin()

  const portal = await listenOnLoopback(port + 10, portalListener(at.site))
  onStop(portal.stop)
  const cdn = cdnListener((request) => deployment.answer(request))
  const { listener, onUpgrade } = front?.(cdn) ?? { listener: cdn }
  const site = await listenOnLoopback(port, listener, onUpgrade)
  onStop(site.stop)

  return {
    origin: at.site,
    pids,
    variables,
    async reload() {
      await buildAndSynthesize(synthesized, { origins, web: false })
      const fresh = loadAssembly(synthesized)
      const former = deployment
      deployment = deploy({ assembly: fresh, template: cloudTemplate(fresh), ...surroundings })
      await former.stop()
      await deployment.begin()
    },
  }
}

/** Waits for both even when one fails, so that nothing is still starting while everything is being stopped. */
async function allOrFirstTrouble<A, B>(both: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(both)
  return Promise.all(both)
}
