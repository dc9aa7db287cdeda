import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { startBuckets } from './buckets/bucket-server.ts'
import { deployFiles } from './buckets/deploy-files.ts'
import { forwardEvents } from './buckets/forward-events.ts'
import { buildAndSynthesize } from './build/build-site.ts'
import { localCdn } from './cdn/local-cdn.ts'
import { cdnListener } from './cdn/server.ts'
import { takeDataFolder } from './data-folder.ts'
import { functionLog } from './function-log.ts'
import { gatewaysOf } from './gateway/gateway.ts'
import { functionsOf } from './lambda/functions.ts'
import { listenOnLoopback } from './loopback.ts'
import { type Pids, pidFile } from './pids.ts'
import { portalListener } from './portal/portal.ts'
import { checkPorts } from './ports.ts'
import { seed } from './seed.ts'
import { addresses, type Settings } from './settings.ts'
import { createTables } from './table/create-tables.ts'
import { openTable } from './table/open-table.ts'
import { loadAssembly } from './template/assembly.ts'
import { cloudTemplate } from './template/cloud.ts'
import { publishVariables, scriptVariables, sdkVariables } from './variables.ts'

export interface LocalCloud {
  /** Address of the site, such as http://localhost:4300. */
  origin: string
  /** Process ids by name: `main`, and `table` unless DYNAMODB_ENDPOINT stands in for it. */
  pids: Pids
  /** What a script needs to reach the table and the buckets: TABLE_NAME, ORIGINALS_BUCKET, AWS_... */
  variables: Record<string, string>
  /** Ends everything that was started; data stays. */
  stop(): Promise<void>
}

/**
 * Runs what the CDK app describes on this machine, example content and all, and gives it once it answers.
 * Throws Trouble (one sentence) for what the person at the keyboard can put right.
 */
export async function startLocalCloud(settings: Settings): Promise<LocalCloud> {
  const closers: (() => unknown)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    return { ...(await open(settings, (close) => closers.push(close))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function open(settings: Settings, onStop: (close: () => unknown) => void): Promise<Omit<LocalCloud, 'stop'>> {
  const { dataFolder, port } = settings
  const at = addresses(settings)
  onStop(takeDataFolder(dataFolder))
  await checkPorts(port)
  const { pids, set } = pidFile(dataFolder)

  const synthesized = join(dataFolder, 'cdk.out')
  const [table] = await allOrFirstTrouble([
    openTable({ ...settings, onStart: (pid) => set('table', pid) }).then((opened) => {
      onStop(opened.stop)
      return opened
    }),
    buildAndSynthesize(synthesized, { PORCHLIGHT_ORIGIN: at.site, PORCHLIGHT_PORTAL_ORIGIN: at.portal }),
  ])
  set('main', process.pid)

  const { stacks, assetPath } = loadAssembly(synthesized)
  const template = cloudTemplate({ stacks })
  const sdk = sdkVariables({ table: table.endpoint, buckets: at.buckets })
  const credentials = { accessKeyId: sdk.AWS_ACCESS_KEY_ID, secretAccessKey: sdk.AWS_SECRET_ACCESS_KEY }
  const client = { region: sdk.AWS_REGION, credentials }

  const dynamodb = new DynamoDBClient({ ...client, endpoint: table.endpoint })
  await createTables(dynamodb, template)
  dynamodb.destroy()

  const buckets = await startBuckets(template, {
    directory: join(dataFolder, 'buckets'),
    port: port + 20,
    credentials,
  })
  onStop(buckets.stop)
  const s3 = new S3Client({ ...client, endpoint: at.buckets, forcePathStyle: true })
  await deployFiles(template, { assetPath, client: s3, store: buckets.store })
  s3.destroy()

  const log = functionLog(dataFolder, { echo: false })
  const functions = functionsOf(template, { assetPath, variablesOf: () => sdk, log })
  onStop(functions.stop)
  forwardEvents(template, buckets, functions)

  const variables = scriptVariables(template, sdk)
  publishVariables(dataFolder, variables)
  await seed({ demo: settings.demo, dataFolder, variables })

  const answer = localCdn(template, {
    gateways: gatewaysOf(template, functions),
    buckets,
    bucketsOrigin: at.buckets,
  })
  for (const [offset, listener] of [
    [10, portalListener(at.site)],
    [0, cdnListener(answer)],
  ] as const) {
    const listening = await listenOnLoopback(port + offset, listener)
    onStop(listening.stop)
  }
  return { origin: at.site, pids, variables }
}

/** Waits for both even when one fails, so that nothing is still starting while everything is being stopped. */
async function allOrFirstTrouble<A, B>(both: [Promise<A>, Promise<B>]): Promise<[A, B]> {
  await Promise.allSettled(both)
  return Promise.all(both)
}
