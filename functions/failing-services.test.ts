import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb'
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
let mock: { restore(): void } | undefined

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  mock?.restore()
  vi.restoreAllMocks()
})
afterAll(() => site.stop())

const create = (...urls: string[]) =>
  site.asAdmin('createProperty', { body: { property: propertyFields, images: urls.map((url) => ({ url })) } })
const slowDown = new S3ServiceException({ name: 'SlowDown', $fault: 'server', $metadata: { httpStatusCode: 503 } })

test('a table that denies permission causes a 500 without details', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const name = 'AccessDeniedException'
  const error = new DynamoDBServiceException({
    name,
    $fault: 'client',
    $metadata: { httpStatusCode: 400 },
    message: 'secret details',
  })
  const table = mockClient(DynamoDBDocumentClient)
  mock = table
  table.rejects(error)
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

test('a bucket that asks to slow down is a 503 for a save, which stores nothing and succeeds when repeated', async () => {
  const url = await site.upload()
  playBuckets().on(HeadObjectCommand).rejects(slowDown)
  expect(await create(url)).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { code: 'unavailable' },
  })
  mock?.restore()
  expect((await create(url)).status).toBe(200)
})

test.each<[string, (buckets: ReturnType<typeof playBuckets>) => void]>([
  ['asks to slow down', (buckets) => buckets.on(DeleteObjectsCommand).rejects(slowDown)],
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
