import { once } from 'node:events'
import { createServer } from 'node:http'
import { CloudFrontClient, CloudFrontServiceException, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront'
import { HeadObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { PageContent } from '@porchlight/contract/page-content'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startBuckets } from '../../test/bucket-server.ts'
import { picture, propertyFields } from '../../test/examples.ts'
import { startTable, type TestTable } from '../../test/table-server.ts'
import { bucketFromEnvironment, listObjects } from '../aws/bucket.ts'
import { beginDeletion } from '../data/properties/delete-property.ts'
import { createProperty } from '../data/properties/property-repository.ts'
import { publisher } from './publisher.ts'

let server: TestTable
let buckets: Awaited<ReturnType<typeof startBuckets>>
let statuses: number[] = []
let batches: string[][] = []
let printed = ''
const render = vi.fn<(content: PageContent) => Promise<string>>()

/** Without the similar homes: those of this test are all alike. */
const asShown = (content: object) => JSON.stringify({ ...content, similar: [] })

/** CloudFront, as far as the publisher calls it. */
const cloudFront = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const status = statuses.shift() ?? 201
  if (status === 201) batches.push([...body.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, path = '']) => path))
  response.writeHead(status).end()
})

beforeAll(async () => {
  server = await startTable()
  buckets = await startBuckets()
  cloudFront.listen(0, '127.0.0.1')
  await once(cloudFront, 'listening')
  const address = cloudFront.address()
  if (typeof address !== 'object' || !address) throw new Error('No address')
  Object.assign(process.env, {
    SITE_BUCKET: process.env.ORIGINALS_BUCKET,
    DISTRIBUTION_ID: 'E1',
    AWS_ENDPOINT_URL_CLOUDFRONT: `http://127.0.0.1:${address.port}`,
  })
})
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  render.mockImplementation(async (content) => asShown(content))
  await publish()({})
  statuses = []
  batches = []
  printed = ''
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  cloudFront.close()
  await server.stop()
  await buckets.stop()
})

const publish = () =>
  publisher({
    origin: 'https://homes.example',
    styleHash: async () => 'sha256-a=',
    scriptHash: async () => 'sha256-b=',
    render,
    data: (content: object) => ({ page: asShown(content), later: undefined }),
  })
const create = () => createProperty(server.table, { fields: propertyFields, images: [picture(1)] })
const changeOf = (...ids: string[]) => ({
  Records: ids.map((id) => ({
    dynamodb: {
      Keys: { PK: { S: `PROPERTY#${id}` }, SK: { S: 'PROPERTY' } },
      NewImage: { location: { S: propertyFields.location } },
    },
  })),
})
const stored = async () => listObjects(bucketFromEnvironment('SITE_BUCKET'))
const metric = () => JSON.parse(printed.trim().split('\n').at(-1) ?? '')

const cloudFrontError = (name: string, httpStatusCode: number) =>
  new CloudFrontServiceException({ name, $fault: 'server', $metadata: { httpStatusCode }, message: name })
const bucketError = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: 'server', $metadata: { httpStatusCode }, message: name })

test('edges forget all that was written or removed, in one batch and under every address', async () => {
  const gone = await create()
  await publish()(changeOf(gone.id))
  batches = []
  const stays = await create()
  await beginDeletion(server.table, gone.id)
  await publish()(changeOf(gone.id, stays.id))
  expect(batches.map((paths) => paths.toSorted())).toEqual([
    [
      ...['/atlanta', '/atlanta/index.html', '/atlanta/data.json', '/sitemap.xml'],
      ...[gone, stays].flatMap(({ id }) =>
        ['', '/index.html', '/data.json', '/qr.svg'].map((file) => `/property/${id}${file}`),
      ),
    ].toSorted(),
  ])
})

test('edges forget a picture that was taken away under all its addresses, and many with one wildcard', async () => {
  const withdrawn = (...ids: string[]) => ({
    Records: ids.map((id) => ({
      dynamodb: {
        Keys: { PK: { S: `MEDIA#${id}` }, SK: { S: 'VARIANTS' } },
        NewImage: { withdrawing: { BOOL: true }, withdrawnAt: { S: '2026-11-22T00:00:00.000Z' } },
      },
    })),
  })
  batches = []
  await publish()(withdrawn('one'))
  await publish()(withdrawn(...Array.from({ length: 6 }, (_, n) => String(n))))
  expect(batches).toEqual([['/images/one*'], ['/images/*']])
})

test('many pages are forgotten with one wildcard, none without a call', async () => {
  const created = [] as string[]
  while (created.length < 15) created.push((await create()).id)
  await publish()(changeOf(...created))
  expect(batches).toEqual([['/*']])
  await publish()(changeOf(...created))
  expect(batches).toEqual([['/*']])
})

test('a page that cannot be rendered counts in the metric and fails the batch after the others; then it comes', async () => {
  const [broken, whole] = [await create(), await create()]
  render.mockImplementation(async (content) => {
    if (content.page === 'property' && content.property.id === broken.id) throw new Error('on purpose')
    return asShown(content)
  })
  const batch = changeOf(broken.id, whole.id)
  await expect(publish()(batch)).rejects.toThrow('1 pages could not be published')
  expect(metric()).toMatchObject({
    PagesNotPublished: 1,
    failed: [`property/${broken.id}/index.html`],
    _aws: {
      CloudWatchMetrics: [
        { Namespace: 'Porchlight', Dimensions: [['Function']], Metrics: [{ Name: 'PagesNotPublished' }] },
      ],
    },
    Function: expect.any(String),
  })
  expect(batches.flat()).toContain(`/property/${whole.id}`)
  expect((await stored()).has(`property/${whole.id}/index.html`)).toBe(true)

  render.mockImplementation(async (content) => asShown(content))
  await publish()(batch)
  expect(metric()).toMatchObject({ PagesNotPublished: 0, written: 1 })
  expect((await stored()).has(`property/${broken.id}/index.html`)).toBe(true)
})

test('an invalidation that CloudFront puts off is asked for again', async () => {
  const { id } = await create()
  statuses = [503, 429]
  await publish()(changeOf(id))
  expect([batches.length, metric().PagesNotPublished]).toEqual([1, 0])
})

test('one that it refuses counts in the metric, and the pages are written all the same', async () => {
  const { id } = await create()
  statuses = [403]
  await expect(publish()(changeOf(id))).rejects.toThrow('could not be published')
  expect(metric()).toMatchObject({ PagesNotPublished: 1, failed: ['The invalidation'] })
  expect((await stored()).has(`property/${id}/index.html`)).toBe(true)
})

test.each<[string, Error]>([
  ['throttles', cloudFrontError('Throttling', 400)],
  ['is busy with others', cloudFrontError('TooManyInvalidationsInProgress', 400)],
  ['fails', cloudFrontError('InternalError', 500)],
  ['is too slow', Object.assign(new Error('too slow'), { name: 'TimeoutError' })],
])('a CloudFront that %s fails the batch, whose pages are written all the same', async (_, error) => {
  const { id } = await create()
  const cdn = mockClient(CloudFrontClient)
  cdn.on(CreateInvalidationCommand).rejects(error)
  await expect(publish()(changeOf(id))).rejects.toThrow('1 pages could not be published')
  cdn.restore()
  expect(metric()).toMatchObject({ PagesNotPublished: 1, failed: ['The invalidation'] })
  expect((await stored()).has(`property/${id}/index.html`)).toBe(true)
})

test.each<[string, Error]>([
  ['asks to slow down', bucketError('SlowDown', 503)],
  ['fails', bucketError('InternalError', 500)],
])('a bucket that %s fails the batch, and its pages come with the next try', async (_, error) => {
  const { id } = await create()
  const bucket = mockClient(S3Client)
  bucket.on(HeadObjectCommand).rejects(bucketError('NotFound', 404)).on(PutObjectCommand).rejects(error)
  await expect(publish()(changeOf(id))).rejects.toThrow('pages could not be published')
  bucket.restore()
  expect(metric().failed).toContain(`property/${id}/index.html`)
  await publish()(changeOf(id))
  expect((await stored()).has(`property/${id}/index.html`)).toBe(true)
})

test('what is no event of the stream publishes everything', async () => {
  const { id } = await create()
  await publish()({ source: 'aws.events', detail: {} })
  expect((await stored()).has(`property/${id}/index.html`)).toBe(true)
})
