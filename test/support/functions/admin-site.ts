import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { RouteName } from '@porchlight/contract/routes'
import { headObject, putObject, readObject } from '../../../functions/src/aws/bucket.ts'
import { mediaKey, uploadListingKey } from '../../../functions/src/data/keys.ts'
import { queryAll } from '../../../functions/src/data/table/read.ts'
import { mapWithConcurrency } from '../../../functions/src/map-with-concurrency.ts'
import { servicesFromEnvironment } from '../../../functions/src/media/image-objects.ts'
import { reconcileImages } from '../../../functions/src/media/reconcile/reconcile-images.ts'
import { makeVariants } from '../../../functions/src/media/variants/make-variants.ts'
import { images } from '../site/images.ts'
import type { Call } from './api-event.ts'
import { startBuckets } from './bucket-server.ts'
import { visit } from './call-route.ts'
import { startIdentityProvider } from './identity-provider.ts'
import { startTable } from './table-server.ts'
import { accessClaims, signToken } from './tokens.ts'

const idOf = (imageUrl: string) => imageUrl.slice(8, 44)

/** Import handlers after this. */
export async function startAdminSite() {
  const [server, buckets, identity] = [await startTable(), await startBuckets(), await startIdentityProvider()]
  const services = { ...servicesFromEnvironment(), table: server.table }
  const { originals, variants } = services
  const admin = { sub: crypto.randomUUID(), email: 'ada@porchlight.test', groups: ['admins'] }
  // A soak outlives a token.
  const newToken = () => signToken(identity.pool.accessKey, accessClaims(admin))

  const asAdmin = (name: RouteName, { body, ...input }: { id?: string; body?: unknown; query?: Call['query'] } = {}) =>
    visit(name, {
      ...input,
      headers: { authorization: `Bearer ${newToken()}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })

  async function send(file: Buffer = images.jpeg, type = 'image/jpeg'): Promise<string> {
    const { uploadURL, imageUrl } = await address(type)
    await put(uploadURL, file, type)
    return imageUrl
  }

  async function address(contentType = 'image/jpeg'): Promise<{ uploadURL: string; imageUrl: string }> {
    return (await asAdmin('requestUpload', { body: { contentType } })).body
  }

  async function put(uploadURL: string, file: Buffer, type = 'image/jpeg'): Promise<void> {
    const init = { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(file) }
    const sent = await fetch(uploadURL, init)
    if (!sent.ok) throw new Error(`The upload was answered with ${sent.status} ${await sent.text()}`)
  }

  const makeVariantsOf = (imageUrl: string) => makeVariants(services, { id: idOf(imageUrl), imageUrl })

  /** Some days later the index is trusted at once. */
  const reconcile = (days = 0) =>
    reconcileImages(services, {
      until: Date.now() + 60_000,
      now: () => new Date(Date.now() + days * 86_400_000),
      settleMs: 0,
    })

  const mark = (imageUrl: string, days: number) =>
    server.table.client.send(
      new UpdateCommand({
        TableName: server.table.name,
        Key: mediaKey(idOf(imageUrl)),
        UpdateExpression: 'SET unreferencedSince = :since REMOVE keptUntil',
        ExpressionAttributeValues: { ':since': new Date(Date.now() - days * 86_400_000).toISOString() },
      }),
    )

  async function upload(...file: Parameters<typeof send>): Promise<string> {
    const imageUrl = await send(...file)
    await makeVariantsOf(imageUrl)
    return imageUrl
  }

  let sample: { item: object; variant: Buffer } | undefined

  /** Only the first has all variants; the others have its JPEG, since encoding and storing files takes time. */
  async function uploads(count: number): Promise<string[]> {
    const first = sample ? [] : [await upload()]
    sample ??= await sampleOf(first[0] ?? '')
    const { item, variant } = sample
    const others = Array.from({ length: count - first.length }, () => crypto.randomUUID())
    await mapWithConcurrency(others, 6, async (id) => {
      const [imageUrl, key, contentType] = [`/images/${id}.jpg`, `images/${id}.jpg`, 'image/jpeg']
      await putObject(originals, { key, contentType, body: images.jpeg })
      await putObject(variants, { key, contentType, body: variant })
      const Item = { ...item, ...mediaKey(id), ...uploadListingKey(id), id, imageUrl }
      await server.table.client.send(new PutCommand({ TableName: server.table.name, Item }))
    })
    return [...first, ...others.map((id) => `/images/${id}.jpg`)]
  }

  async function sampleOf(imageUrl: string) {
    const [[item], variant] = [
      await itemsOf(mediaKey(idOf(imageUrl)).PK),
      await readObject(variants, imageUrl.slice(1)),
    ]
    if (!item || !variant) throw new Error(`${imageUrl} has no variants`)
    return { item, variant: variant.bytes }
  }

  const isStored = async (imageUrl: string) => (await headObject(originals, imageUrl.slice(1))) !== undefined

  const madeOf = async (imageUrl: string) => {
    const list = new ListObjectsV2Command({ Bucket: variants.name, Prefix: imageUrl.slice(1).replace(/\.\w+$/, '') })
    const { Contents = [] } = await variants.client.send(list)
    return Contents.flatMap(({ Key }) => Key ?? []).toSorted()
  }

  const itemsOf = (PK: string) =>
    queryAll(server.table, { KeyConditionExpression: 'PK = :pk', ExpressionAttributeValues: { ':pk': PK } })

  /** Returns `between` while a run has work to do. */
  async function stateOf(imageUrl: string) {
    const [exists, made] = [await isStored(imageUrl), await madeOf(imageUrl)]
    if (made.length > 0) return exists ? 'complete' : 'between'
    if (!exists) return 'deleted'
    const [item] = await itemsOf(mediaKey(idOf(imageUrl)).PK)
    return item?.unreferencedSince && !item.variants ? 'original only' : 'between'
  }

  return {
    table: server.table,
    originals,
    variants,
    buckets,
    asAdmin,
    address,
    put,
    send,
    upload,
    makeVariantsOf,
    reconcile,
    mark,
    madeOf,
    uploads,
    isStored,
    stateOf,
    itemsOf,
    async stop() {
      identity.pool.stop()
      await Promise.all([server.stop(), buckets.stop()])
    },
  }
}

export type AdminSite = Awaited<ReturnType<typeof startAdminSite>>
