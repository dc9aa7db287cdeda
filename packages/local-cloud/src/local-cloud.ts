import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { startBuckets } from './buckets/bucket-server.ts'
import { deployFiles } from './buckets/deploy-files.ts'
import { buildAndSynthesize } from './build/build-site.ts'
import { cookiesOverHttp } from './cdn/cookies-over-http.ts'
import { deploy } from './deployment.ts'
import { identityFromTemplate } from './identity/settings.ts'
import { startIdentity } from './identity/start-identity.ts'
import { pidFile, storedParameters, takeDataFolder } from './machine/data-folder.ts'
import { writeJson } from './machine/files.ts'
import { httpListener } from './machine/http-listener.ts'
import { functionLog } from './machine/log.ts'
import { checkPorts, freePort, listenOnLoopback } from './machine/ports.ts'
import { runStep } from './machine/run-step.ts'
import { callersOf, ownKey } from './permissions/callers.ts'
import { startPermissionProxy } from './permissions/permission-proxy.ts'
import { tableAccessesOf } from './permissions/table-accesses.ts'
import { portalListener } from './portal/portal.ts'
import { seed } from './seed.ts'
import { addresses, root, type Settings } from './settings.ts'
import { createTables } from './table/create-tables.ts'
import { openTable } from './table/open-table.ts'
import { loadAssembly } from './template/assembly.ts'
import { cloudTemplate } from './template/cloud.ts'
import { local } from './template/resource.ts'
import { functionVariables, localAddresses, scriptVariables } from './variables.ts'

export interface LocalCloud {
  /** For example http://localhost:4300. */
  origin: string
  reload(): Promise<void>
  stop(): Promise<void>
}

interface Extras {
  verbose?: boolean
  /** Port of the CDN; by default that of the site. */
  cdnPort?: number
}

/**
 * Runs the CDK app with example content. Resolves when it responds. Throws UserError for errors that the user can fix.
 */
export async function startLocalCloud(
  settings: Settings,
  { cdnPort = settings.port, verbose = false }: Extras = {},
): Promise<LocalCloud> {
  // Stops in reverse order if the start fails.
  await using starting = new AsyncDisposableStack()
  const ending = (part: { stop(): void | Promise<void> }) => starting.defer(() => part.stop())
  const { dataFolder, port, portalOrigin } = settings
  const at = addresses(settings)
  starting.defer(takeDataFolder(dataFolder))
  await checkPorts(port)
  const setPid = pidFile(dataFolder)

  const synthesized = join(dataFolder, 'cdk.out')
  const origins = { PORCHLIGHT_ORIGIN: at.site, PORCHLIGHT_PORTAL_ORIGIN: at.portal }
  await buildAndSynthesize(synthesized, { origins })
  const table = await openTable({ ...settings, onStart: (pid) => setPid('table', pid) })
  ending(table)
  setPid('main', process.pid)

  const assembly = loadAssembly(synthesized)
  const parameters = storedParameters(dataFolder)
  const template = cloudTemplate(assembly, parameters)
  const credentials = { accessKeyId: ownKey, secretAccessKey: randomBytes(24).toString('hex') }
  const callers = callersOf(template, credentials)
  const permissionProxy = await startPermissionProxy(callers, {
    table: { endpoint: table.endpoint, accessesOf: tableAccessesOf(template) },
    identity: at.identity,
  })
  ending(permissionProxy)

  const dynamodb = new DynamoDBClient({ region: local.region, credentials, endpoint: table.endpoint })
  await createTables(dynamodb, template)
  dynamodb.destroy()

  const directory = join(dataFolder, 'buckets')
  const buckets = await startBuckets(template, { directory, port: port + 20, callers })
  ending(buckets)
  deployFiles(template, { assetPath: assembly.assetPath, objects: buckets.objects })

  const localize = localAddresses(template, at)
  ending(await startIdentity(identityFromTemplate(template, { port: port + 30, dataFolder, localize })))

  const context = {
    buckets,
    bucketsOrigin: at.buckets,
    localize,
    sdk: functionVariables({ buckets: at.buckets, proxy: permissionProxy.endpoint }),
    callers,
    tableEndpoint: table.endpoint,
    queueFolder: join(dataFolder, 'events'),
    log: functionLog(dataFolder, { echo: verbose }),
  }
  let deployment = deploy({ assembly, template, ...context })
  starting.defer(() => deployment.stop())
  buckets.onCreated((created) => deployment.onCreated(created))

  const apiPort = await freePort()
  ending(
    await listenOnLoopback(
      apiPort,
      httpListener((request) => deployment.answerOfApi(request)),
    ),
  )
  const places = { ...at, table: table.endpoint, api: `http://127.0.0.1:${apiPort}` }
  const variables = scriptVariables(template, places, credentials)
  writeJson(join(dataFolder, 'environment.json'), variables)
  const env = { ...process.env, ...variables }
  await runStep(`Using the data folder ${dataFolder}`, ['packages/demo/src/data-format.ts'], { cwd: root, env })
  await seed(settings, variables)
  await deployment.begin()

  if (!portalOrigin) ending(await listenOnLoopback(port + 10, portalListener(at.site)))
  const cdn = httpListener(cookiesOverHttp((request) => deployment.answer(request)))
  ending(await listenOnLoopback(cdnPort, cdn))

  const running = starting.move()
  return {
    origin: at.site,
    async reload() {
      await buildAndSynthesize(synthesized, { origins, web: false })
      const fresh = loadAssembly(synthesized)
      const former = deployment
      deployment = deploy({ assembly: fresh, template: cloudTemplate(fresh, parameters), ...context })
      await former.stop()
      await deployment.begin()
    },
    stop: () => running.disposeAsync(),
  }
}
