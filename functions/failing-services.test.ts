import { DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import {
  DeleteObjectsCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAdminSite } from '../test/support/functions/admin-site.ts'
import { visit } from '../test/support/functions/call-route.ts'
import { propertyFields } from '../test/support/functions/examples.ts'

// The local table and bucket never throttle or fail by themselves, so these errors of AWS are mocked.

const site = await startAdminSite()
let log: ReturnType<typeof vi.spyOn>
let mock: { restore(): void } | undefined

beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  mock?.restore()
  vi.restoreAllMocks()
})
afterAll(() => site.stop())

const create = (...urls: string[]) =>
  site.asAdmin('createProperty', { body: { property: propertyFields, images: urls.map((url) => ({ url })) } })
const publicCalls = ['getProperty', 'listProperties', 'listUnits', 'listHeroImages', 'trackView'] as const
const unavailable = { status: 503, headers: { 'retry-after': '2' }, body: { code: 'unavailable' } }

const timeout = Object.assign(new Error('a request has exceeded the configured requestTimeout'), {
  name: 'TimeoutError',
})
const fromTable = (name: string, httpStatusCode = 400) =>
  new DynamoDBServiceException({ name, $fault: 'server', $metadata: { httpStatusCode }, message: 'secret details' })
const fromBucket = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: 'server', $metadata: { httpStatusCode }, message: 'secret details' })

/** Every request to the table fails. */
function failTable(error: Error) {
  const table = mockClient(DynamoDBDocumentClient)
  table.rejects(error)
  mock = table
}

test.each<[string, Error]>([
  ['throttles', fromTable('ThrottlingException')],
  ['fails', fromTable('InternalServerError', 500)],
  ['is too slow', timeout],
  [
    'throttles a part of a transaction',
    new TransactionCanceledException({
      message: 'cancelled',
      $metadata: { httpStatusCode: 400 },
      CancellationReasons: [{ Code: 'None' }, { Code: 'ThrottlingError' }],
    }),
  ],
])('a table that %s is a 503 on every public route', async (_, error) => {
  failTable(error)
  const event = { id: crypto.randomUUID(), method: 'POST' }
  for (const name of publicCalls) expect(await visit(name, event)).toMatchObject(unavailable)
  expect(log).toHaveBeenCalledTimes(publicCalls.length)
})

test('a table that denies permission causes a 500 without details', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  failTable(fromTable('AccessDeniedException'))
  const { status, body } = await visit('getProperty', { id: crypto.randomUUID() })
  expect([status, body]).toEqual([500, { code: 'internal', message: 'Something went wrong (request request-1)' }])
  expect(errors).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'AccessDeniedException' }))
})

/** All requests succeed unless a test lets one fail. */
function playBuckets() {
  const buckets = mockClient(S3Client)
  mock = buckets
  return buckets
}

test.each<[string, Error]>([
  ['asks to slow down', fromBucket('SlowDown', 503)],
  ['fails', fromBucket('InternalError', 500)],
  ['is too slow', timeout],
  ['waited too long for the request', fromBucket('RequestTimeout', 400)],
])('a bucket that %s is a 503 for a save, which stores nothing and succeeds when repeated', async (_, error) => {
  const url = await site.upload()
  playBuckets().on(HeadObjectCommand).rejects(error)
  expect(await create(url)).toMatchObject(unavailable)
  mock?.restore()
  expect((await create(url)).status).toBe(200)
})

test.each<[string, (buckets: ReturnType<typeof playBuckets>) => void]>([
  ['asks to slow down', (buckets) => buckets.on(DeleteObjectsCommand).rejects(fromBucket('SlowDown', 503))],
  [
    'keeps one of the objects',
    (buckets) => buckets.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: 'a', Code: 'InternalError' }] }),
  ],
])('a bucket that %s fails a run that deletes variants, and the next run deletes them', async (_, fail) => {
  const url = await site.upload()
  const { body } = await create(url)
  expect((await site.asAdmin('deletePropertyImage', { id: body.images[0].id })).status).toBe(200)
  const buckets = playBuckets()
  buckets.on(ListObjectsV2Command).resolves({ Contents: [{ Key: url.slice(1) }] })
  fail(buckets)
  await expect(site.reconcile()).rejects.toThrow('images failed')
  mock?.restore()
  expect(await site.madeOf(url)).not.toEqual([])
  await site.reconcile()
  expect(await site.stateOf(url)).toBe('original only')
})
