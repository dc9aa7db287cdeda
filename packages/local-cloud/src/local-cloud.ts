import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { startBuckets } from './buckets/bucket-server.ts'
import { deployFiles } from './buckets/deploy-files.ts'
import { buildAndSynthesize } from './build/build-site.ts'
import { cookiesOverHttp } from './cdn/cookies-over-http.ts'
import { startInvalidations } from './cdn/invalidations.ts'
import { cdnListener } from './cdn/server.ts'
import { deploy } from './deployment.ts'
import { identityFromTemplate } from './identity/settings.ts'
import { startIdentity } from './identity/start-identity.ts'
import { pidFile, takeDataFolder } from './machine/data-folder.ts'
import { functionLog } from './machine/log.ts'
import { checkPorts, freePort, listenOnLoopback, type UpgradeListener } from './machine/ports.ts'
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
  /** Synthesizes again and puts new functions in the place of the running ones. */
  reload(): Promise<void>
  /** Ends everything that was started; data stays. */
  stop(): Promise<void>
}

interface Extras {
  /** Shows what the functions print. */
  verbose?: boolean
  /** Stands in front of the CDN on the site's port. */
  front?: (cdn: RequestListener) => { listener: RequestListener; onUpgrade: UpgradeListener }
}

/**
 * Runs what the CDK app describes on this machine, example content and all, and gives it once it answers.
 * Throws Trouble (one sentence) for what the person at the keyboard can put right.
 */
export async function startLocalCloud(
  settings: Settings,
  { front, verbose = false }: Extras = {},
): Promise<LocalCloud> {
  // Ends what was started, the last first, when the start fails.
  await using starting = new AsyncDisposableStack()
  const ending = (part: { stop(): void | Promise<void> }) => starting.defer(() => part.stop())
  const { dataFolder, port } = settings
  const at = addresses(settings)
  starting.defer(takeDataFolder(dataFolder))
  await checkPorts(port)
  const setPid = pidFile(dataFolder)

  const synthesized = join(dataFolder, 'cdk.out')
  const origins = { PORCHLIGHT_ORIGIN: at.site, PORCHLIGHT_PORTAL_ORIGIN: at.portal }
  const opening = openTable({ ...settings, onStart: (pid) => setPid('table', pid) })
  const building = buildAndSynthesize(synthesized, { origins })
  // Both, even when one fails, so that nothing is still starting while everything is being stopped.
  const [opened] = await Promise.allSettled([opening, building])
  if (opened.status === 'fulfilled') ending(opened.value)
  const table = await opening
  await building
  setPid('main', process.pid)

  const invalidations = await startInvalidations()
  ending(invalidations)
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
  ending(buckets)
  const s3 = new S3Client({ ...client, endpoint: at.buckets, forcePathStyle: true })
  await deployFiles(template, { assetPath: assembly.assetPath, client: s3, store: buckets.store })
  s3.destroy()

  const localize = localAddresses(template, at)
  const pool = identityFromTemplate(template, { port: port + 30, dataFolder, localize })
  if (pool) ending(await startIdentity(pool))

  const surroundings = {
    buckets,
    bucketsOrigin: at.buckets,
    localize,
    sdk,
    queueFolder: join(dataFolder, 'events'),
    log: functionLog(dataFolder, { echo: verbose }),
  }
  let deployment = deploy({ assembly, template, ...surroundings })
  starting.defer(() => deployment.stop())
  buckets.onEvent((event) => deployment.onBucketEvent(event))

  const apiPort = await freePort()
  ending(
    await listenOnLoopback(
      apiPort,
      cdnListener((request) => deployment.answerOfApi(request)),
    ),
  )
  const variables = { ...scriptVariables(template, sdk, at.site), API_URL: `http://127.0.0.1:${apiPort}` }
  publishVariables(dataFolder, variables)
  await seed(settings, variables)
  await deployment.begin()

  ending(await listenOnLoopback(port + 10, portalListener(at.site)))
  const cdn = cdnListener(cookiesOverHttp((request) => deployment.answer(request)))
  const { listener, onUpgrade } = front?.(cdn) ?? { listener: cdn }
  ending(await listenOnLoopback(port, listener, onUpgrade))

  const running = starting.move()
  return {
    origin: at.site,
    async reload() {
      await buildAndSynthesize(synthesized, { origins, web: false })
      const fresh = loadAssembly(synthesized)
      const former = deployment
      deployment = deploy({ assembly: fresh, template: cloudTemplate(fresh), ...surroundings })
      await former.stop()
      await deployment.begin()
    },
    stop: () => running.disposeAsync(),
  }
}
