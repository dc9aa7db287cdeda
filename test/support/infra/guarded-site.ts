import path from 'node:path'
import * as lambda from 'aws-cdk-lib/aws-lambda'
import { CfnElement } from 'aws-cdk-lib/core'
import { bucketFromEnvironment, headObject } from '../../../functions/src/aws/bucket.ts'
import { interactive } from '../../../functions/src/aws/client-options.ts'
import { forgetUpload } from '../../../functions/src/data/uploads/upload-repository.ts'
import { servicesFromEnvironment } from '../../../functions/src/media/image-objects.ts'
import { deployedFunctions } from '../../../infra/deployed-functions.ts'
import { startBuckets } from '../../../packages/local-cloud/src/buckets/bucket-server.ts'
import { freePort } from '../../../packages/local-cloud/src/machine/ports.ts'
import { startPermissionProxy } from '../../../packages/local-cloud/src/permissions/permission-proxy.ts'
import { tableAccessesOf } from '../../../packages/local-cloud/src/permissions/table-accesses.ts'
import { loadAssembly } from '../../../packages/local-cloud/src/template/assembly.ts'
import { cloudTemplate } from '../../../packages/local-cloud/src/template/cloud.ts'
import { physicalName } from '../../../packages/local-cloud/src/template/resource.ts'
import { resourceTypes } from '../../../packages/local-cloud/src/template/resource-types.ts'
import type { Call } from '../functions/api-event.ts'
import { openBrowser } from '../functions/browser.ts'
import { startIdentityProvider } from '../functions/identity-provider.ts'
import { ada } from '../functions/sign-in.ts'
import { startTable } from '../functions/table-server.ts'
import { images } from '../site/images.ts'
import { owner, recordingCallers } from './guard.ts'
import { addStacks } from './minimal-assembly.ts'
import { temporaryFolder } from './temporary-folder.ts'

const source = path.resolve(import.meta.dirname, '../../../functions/src')
const handlers = path.join(source, 'handlers')
/** Imported by path, since only functions has the types of their libraries. */
const media = (file: string) => import(/* @vite-ignore */ path.join(source, 'media', file))

function synthesize() {
  const { app, outdir, application } = addStacks()
  app.synth()
  const { stacks } = loadAssembly(outdir)
  for (const { template } of stacks) {
    // The local cloud refuses alarms and notices, which grant nothing to functions.
    const known = Object.entries(template.Resources).filter(([, { Type }]) => Object.hasOwn(resourceTypes, Type))
    template.Resources = Object.fromEntries(known)
  }
  const made = application.node.findAll().filter((found) => found instanceof lambda.Function)
  const refs = made.flatMap(({ node }) => {
    const { defaultChild, scope } = node
    const id = defaultChild instanceof CfnElement && application.getLogicalId(defaultChild)
    return id ? [[scope?.node.id, physicalName({ stack: application.stackName, id })] as const] : []
  })
  return { template: cloudTemplate({ stacks }), refs: new Map(refs) }
}

/** Real handlers on a real table and bucket, limited to the grants of their roles. */
export async function startGuardedSite() {
  // A busy machine is slow.
  interactive.responseTimeoutMs = 5000
  const { template, refs } = synthesize()
  const [server, identity] = [await startTable(template.output('TableName')), await startIdentityProvider()]
  const guard = recordingCallers(template, (name) => refs.get(name))
  const port = await freePort()
  const buckets = await startBuckets(template, { directory: temporaryFolder(), port, callers: guard.callers })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: owner.accessKeyId,
    ORIGINALS_BUCKET: template.output('OriginalsBucketName'),
    VARIANTS_BUCKET: template.output('VariantsBucketName'),
    SITE_BUCKET: template.output('SiteBucketName'),
    VIEWS_PER_MINUTE: '60',
  })
  const direct = { ...servicesFromEnvironment(), table: server.table, store: bucketFromEnvironment('SITE_BUCKET') }
  // A client keeps the address and the key of its first call, so these stay the owner's.
  await forgetUpload(direct.table, 'none')
  for (const bucket of [direct.store, direct.originals, direct.variants]) await headObject(bucket, 'none')
  const proxy = await startPermissionProxy(guard.callers, {
    table: { endpoint: server.endpoint, accessesOf: tableAccessesOf(template) },
    identity: identity.origin,
  })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: proxy.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: proxy.endpoint,
    AWS_ACCESS_KEY_ID: 'function',
  })

  const browser = openBrowser()

  async function act(name: string, { method = 'GET', ...call }: Omit<Call, 'body'> & { body?: unknown } = {}) {
    const entry = deployedFunctions.find((other) => other.name === name)?.entry
    const { handler } = await import(/* @vite-ignore */ path.join(handlers, `${entry}.ts`))
    guard.actAs(name)
    const answer = await browser.call(handler, {
      ...call,
      method,
      headers: { 'x-requested-with': 'porchlight', 'content-type': 'application/json', ...call.headers },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
    })
    if (Number(answer.statusCode) >= 400) {
      throw new Error(`${name} answered ${answer.statusCode} ${answer.body}; denied: ${guard.denied.join()}`)
    }
    return { headers: answer.headers, body: answer.body ? JSON.parse(answer.body) : undefined }
  }

  async function makeVariantsOf(imageUrl: string) {
    const { handler } = await import(path.join(handlers, 'events/make-variants.ts'))
    guard.actAs('make-variants')
    await handler({ detail: { object: { key: imageUrl.slice(1) } } })
  }

  async function restoreWithVariants(imageUrls: readonly string[], work: () => Promise<unknown>): Promise<void> {
    const [{ reconcileImages }, { makeVariants }] = [
      await media('reconcile/reconcile-images.ts'),
      await media('variants/make-variants.ts'),
    ]
    await reconcileImages(direct, { until: Date.now() + 60_000, settleMs: 0 })
    const working = work()
    const making = setInterval(() => {
      for (const imageUrl of imageUrls)
        void makeVariants(direct, { id: imageUrl.slice(8, 44), imageUrl }).catch(() => undefined)
    }, 100)
    await working.finally(() => clearInterval(making))
  }

  async function reconcile(days: number): Promise<void> {
    const { reconcileImages } = await media('reconcile/reconcile-images.ts')
    const services = servicesFromEnvironment()
    guard.actAs('reconcile-images')
    const now = () => new Date(Date.now() + days * 86_400_000)
    await reconcileImages(services, { until: Date.now() + 60_000, now, settleMs: 0 })
  }

  async function compareWithBucket(): Promise<void> {
    const { checkVariants } = await media('reconcile/check-variants.ts')
    const services = servicesFromEnvironment()
    guard.actAs('reconcile-images')
    await checkVariants(services)
  }

  return {
    ...guard,
    makeVariantsOf,
    reconcile,
    checkVariants: compareWithBucket,
    restoreWithVariants,
    direct,
    guarded: servicesFromEnvironment,
    act,
    async signIn(person = ada()) {
      const { headers } = await act('login')
      await act('login-callback', { query: identity.pool.signIn(String(headers?.location), person) })
    },
    addPerson: identity.pool.add,
    endAllSignIns: () => identity.pool.revokeAll(),
    async upload(): Promise<{ url: string }> {
      const { body } = await act('request-upload', { method: 'POST', body: { contentType: 'image/jpeg' } })
      const init = { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(images.jpeg) }
      const { ok, status } = await fetch(body.uploadURL, init)
      if (!ok) throw new Error(`The upload was answered with ${status}`)
      await makeVariantsOf(body.imageUrl)
      return { url: body.imageUrl }
    },
    async stop() {
      identity.pool.stop()
      await Promise.all([proxy.stop(), server.stop(), buckets.stop()])
    },
  }
}

export type GuardedSite = Awaited<ReturnType<typeof startGuardedSite>>
