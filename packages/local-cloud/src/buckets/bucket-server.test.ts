import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketAclCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, describe, expect, test } from 'vitest'
import { Bucket, startBucket } from './bucket.fixture.ts'
import { bucketOrigin } from './read-object.ts'

const bucket = await startBucket()
const { client, origin } = bucket
afterAll(() => bucket.stop())

const bytes = Buffer.from('0123456789')

test('reads during replacements return one whole version', async () => {
  const sizes = [10, 200_000, 3, 90_000]
  const write = (size: number) =>
    client.send(new PutObjectCommand({ Bucket, Key: 'page', Body: 'x'.repeat(size), Metadata: { size: String(size) } }))
  const get = async () => {
    const { Body, ETag, Metadata } = await client.send(new GetObjectCommand({ Bucket, Key: 'page' }))
    const file = (await Body?.transformToByteArray()) ?? Buffer.alloc(0)
    expect([Metadata?.size, ETag]).toEqual([String(file.length), `"${hash('md5', file)}"`])
  }
  await write(10)
  let writing = true
  const writes = (async () => {
    for (let round = 0; round < 15; round++) for (const size of sizes) await write(size)
    writing = false
  })()
  const cdn = bucketOrigin(bucket.server().objects, Bucket)
  const request = { method: 'GET', uri: '/page', query: '', headers: [], viewerIp: '', body: async () => undefined }
  while (writing) {
    const { headers, body } = await cdn.fetch(request)
    const storedHeaders = Object.fromEntries(headers)
    const length = String(body?.length)
    expect([storedHeaders['x-amz-meta-size'], storedHeaders['content-length']]).toEqual([length, length])
    const { Metadata, ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: 'page' }))
    expect(Metadata?.size).toBe(String(ContentLength))
    await Promise.all(Array.from({ length: 8 }, get))
  }
  await writes
})

describe('a conditional write', () => {
  const write = (Key: string, Body: string, condition: { IfMatch?: string; IfNoneMatch?: string }) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ...condition })).then(
      ({ ETag }) => ETag ?? '',
      (error) => error.$metadata.httpStatusCode,
    )

  test('creates a missing object once', async () => {
    const both = await Promise.all(['a', 'b'].map((body) => write('new', body, { IfNoneMatch: '*' })))
    expect(both.toSorted()).toEqual([expect.stringMatching(/^"/), 412])
  })

  test('replaces only the version that it names', async () => {
    const first = await write('old', 'first', {})
    expect(await write('old', 'second', { IfMatch: first })).toMatch(/^"/)
    expect(await write('old', 'late', { IfMatch: first })).toBe(412)
    const stored = await client.send(new GetObjectCommand({ Bucket, Key: 'old' }))
    expect(await stored.Body?.transformToString()).toBe('second')
    expect(await write('none', 'x', { IfMatch: first })).toBe(404)
  })

  test('deletes only the version that it names', async () => {
    const remove = (Key: string, IfMatch: string) =>
      client.send(new DeleteObjectCommand({ Bucket, Key, IfMatch })).then(
        () => 204,
        (error) => error.$metadata.httpStatusCode,
      )
    const first = await write('going', 'first', {})
    const second = await write('going', 'second', { IfMatch: first })
    expect([await remove('going', first), await remove('going', second)]).toEqual([412, 204])
    expect(await remove('going', second)).toBe(404)
  })
})

describe('a bucket', () => {
  test('refuses unsigned requests', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'HEAD']) {
      expect((await fetch(`${origin}/${Bucket}/images/a.jpg`, { method })).status).toBe(403)
    }
    expect((await fetch(`${origin}/${Bucket}`)).status).toBe(403)
  })

  test('lists in pages and deletes several objects in one call', async () => {
    const keys = ['p/1', 'p/2', 'p/3']
    for (const Key of keys) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }))
    const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'p/', MaxKeys: 2 }))
    const ContinuationToken = first.NextContinuationToken
    const second = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'p/', MaxKeys: 2, ContinuationToken }))
    expect([...(first.Contents ?? []), ...(second.Contents ?? [])].map(({ Key }) => Key)).toEqual(keys)
    const Objects = keys.map((Key) => ({ Key }))
    const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
    expect(Deleted).toEqual(Objects)
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'p/1' }))).rejects.toMatchObject({ name: 'NotFound' })
  })

  test('lists common prefixes once', async () => {
    for (const Key of ['d/a', 'd/b-1', 'd/b/1', 'd/b/2', 'd/c/1']) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }))
    }
    const list = (ContinuationToken?: string) =>
      client.send(new ListObjectsV2Command({ Bucket, Prefix: 'd/', Delimiter: '/', MaxKeys: 3, ContinuationToken }))
    const first = await list()
    const second = await list(first.NextContinuationToken)
    const found = [first, second].map(({ Contents = [], CommonPrefixes = [], KeyCount, IsTruncated }) => [
      [...Contents.map(({ Key }) => Key), ...CommonPrefixes.map(({ Prefix }) => Prefix)],
      KeyCount,
      IsTruncated,
    ])
    expect(found).toEqual([
      [['d/a', 'd/b-1', 'd/b/'], 3, true],
      [['d/c/'], 1, false],
    ])
  })

  test('stores keys that would conflict as file paths', async () => {
    const keys = ['odd', 'odd/', 'odd//a', 'odd/../b', 'odd/<&>"\'', 'odd/ä +%20']
    for (const Key of keys) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }))
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'odd' }))
    expect(Contents.map(({ Key }) => Key).toSorted()).toEqual(keys.toSorted())
    for (const Key of keys) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      expect(await Body?.transformToString()).toBe(Key)
    }
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })) } }))
    expect((await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'odd' }))).KeyCount).toBe(0)
  })

  test('stores headers of an object, which a presigned URL can override', async () => {
    const Metadata = { digest: 'abc' }
    const headers = { ContentType: 'text/html', CacheControl: 'max-age=0', ContentEncoding: 'br', Metadata }
    await client.send(new PutObjectCommand({ Bucket, Key: 'kept', Body: 'x', ...headers }))
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'kept' }))).toMatchObject(headers)
    const ResponseContentDisposition = 'attachment'
    const command = new GetObjectCommand({ Bucket, Key: 'kept', ResponseContentDisposition })
    const answer = await fetch(await getSignedUrl(client, command))
    expect([answer.headers.get('content-disposition'), answer.headers.get('cache-control')]).toEqual([
      'attachment',
      'max-age=0',
    ])
  })

  test('answers ranges with 206 and known versions with 304', async () => {
    await client.send(new PutObjectCommand({ Bucket, Key: 'part', Body: bytes }))
    const part = await client.send(new GetObjectCommand({ Bucket, Key: 'part', Range: 'bytes=2-4' }))
    expect([part.ContentRange, await part.Body?.transformToString()]).toEqual(['bytes 2-4/10', '234'])
    const again = client.send(new GetObjectCommand({ Bucket, Key: 'part', IfNoneMatch: part.ETag }))
    await expect(again).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } })
  })

  test('names unsupported parameters in the error', async () => {
    const refused = { name: 'NotImplemented' }
    const put = (more: object) => client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x', ...more }))
    await expect(put({ ACL: 'public-read' })).rejects.toMatchObject({ ...refused, message: /x-amz-acl/ })
    await expect(put({ IfNoneMatch: '"a"' })).rejects.toMatchObject({ ...refused, message: /if-none-match/ })
    await expect(put({ Body: Readable.from(['x']), ContentLength: 1 })).rejects.toMatchObject(refused)
    const upload = client.send(new CreateMultipartUploadCommand({ Bucket, Key: 'a' }))
    await expect(upload).rejects.toMatchObject({ message: /uploads/ })
    await expect(client.send(new GetBucketAclCommand({ Bucket }))).rejects.toMatchObject(refused)
  })

  test('refuses a body that differs from the signed one', async () => {
    const altered = new S3Client({
      endpoint: origin,
      region: 'us-east-1',
      credentials: client.config.credentials,
      maxAttempts: 1,
    })
    altered.middlewareStack.add(
      (next) => (args) => next({ ...args, request: Object.assign(args.request as object, { body: 'y' }) }),
      { step: 'finalizeRequest', priority: 'low', name: 'alter' },
    )
    const sent = altered.send(new PutObjectCommand({ Bucket, Key: 'altered', Body: 'x' }))
    await expect(sent).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' })
  })

  test('keeps its objects after a restart', async () => {
    await client.send(new PutObjectCommand({ Bucket, Key: 'staying', Body: bytes }))
    await bucket.restart()
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'staying' }))
    expect(await Body?.transformToString()).toBe('0123456789')
  })

  test('copies an object with its type', async () => {
    await client.send(new PutObjectCommand({ Bucket, Key: 'c/a b', Body: bytes, ContentType: 'image/jpeg' }))
    await client.send(new CopyObjectCommand({ Bucket, Key: 'c/copy', CopySource: `${Bucket}/c/a%20b` }))
    const copy = await client.send(new GetObjectCommand({ Bucket, Key: 'c/copy' }))
    expect([copy.ContentType, await copy.Body?.transformToString()]).toEqual(['image/jpeg', '0123456789'])
  })

  test('reports every created object', async () => {
    const events: unknown[] = []
    bucket.server().onCreated((created) => events.push(created))
    await client.send(new PutObjectCommand({ Bucket, Key: 'new.txt', Body: 'x' }))
    expect(events).toEqual([{ bucket: Bucket, key: 'new.txt' }])
  })
})
