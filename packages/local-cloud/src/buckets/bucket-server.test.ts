import { hash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { s3Origin } from '../cdn/s3-origin.ts'
import { freePort } from '../machine/ports.ts'
import { callersOf } from '../permissions/callers.ts'
import { cloudTemplate } from '../template/cloud.ts'
import { type BucketServer, startBuckets } from './bucket-server.ts'

const credentials = { accessKeyId: 'test', secretAccessKey: 'secret' }
const directory = mkdtempSync(join(tmpdir(), 'porchlight-buckets-'))
const cors = {
  AllowedMethods: ['PUT'],
  AllowedOrigins: ['http://site.test'],
  AllowedHeaders: ['content-type', 'x-amz-*'],
  ExposedHeaders: ['ETag'],
  MaxAge: 60,
}
const template = cloudTemplate({
  stacks: [
    {
      name: 'S',
      template: {
        Resources: { B: { Type: 'AWS::S3::Bucket', Properties: { CorsConfiguration: { CorsRules: [cors] } } } },
      },
    },
  ],
})
const Bucket = 's-b'
const bytes = Buffer.from('0123456789')
let server: BucketServer
let origin: string
let client: S3Client

beforeAll(async () => {
  const port = await freePort()
  server = await startBuckets(template, { directory, port, callers: callersOf(template, credentials) })
  origin = `http://127.0.0.1:${port}`
  client = new S3Client({
    endpoint: origin,
    region: 'us-east-1',
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
})
afterAll(async () => {
  client.destroy()
  await server.stop()
  rmSync(directory, { recursive: true })
})

const presigned = (Key: string, { expiresIn = 60, ...more }: { expiresIn?: number; IfNoneMatch?: string } = {}) => {
  const command = new PutObjectCommand({ Bucket, Key, ContentType: 'image/jpeg', ContentLength: 10, ...more })
  return getSignedUrl(client, command, { expiresIn, signableHeaders: new Set(['content-type', 'content-length']) })
}
const put = (url: string, headers: Record<string, string>, body = bytes) => fetch(url, { method: 'PUT', headers, body })

describe('a presigned upload', () => {
  it('is stored as it was signed', async () => {
    expect((await put(await presigned('images/a.jpg'), { 'content-type': 'image/jpeg' })).status).toBe(200)
    const stored = await client.send(new GetObjectCommand({ Bucket, Key: 'images/a.jpg' }))
    expect(stored.ContentType).toBe('image/jpeg')
    expect(await stored.Body?.transformToString()).toBe('0123456789')
  })

  it('of another type, length or key is refused', async () => {
    const url = await presigned('images/b.jpg')
    expect((await put(url, { 'content-type': 'text/html' })).status).toBe(403)
    expect((await put(url, { 'content-type': 'image/jpeg' }, Buffer.from('01234567890'))).status).toBe(403)
    expect((await put(url.replace('b.jpg', 'c.jpg'), { 'content-type': 'image/jpeg' })).status).toBe(403)
    expect((await put(url.replace(/Signature=.{4}/, 'Signature=0000'), { 'content-type': 'image/jpeg' })).status).toBe(
      403,
    )
    const listed = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'images/b' }))
    expect(listed.KeyCount).toBe(0)
  })

  it.each<Record<string, string>>([
    { 'x-amz-acl': 'public-read' },
    { 'x-amz-copy-source': `${Bucket}/images/a.jpg` },
    { 'x-amz-tagging': 'a=b' },
    { 'x-amz-meta-a': 'b', 'x-amz-storage-class': 'GLACIER' },
  ])('with headers that were not signed, as %j, is refused by their names', async (unsigned) => {
    const url = await presigned('images/more.jpg')
    const answer = await put(url, { 'content-type': 'image/jpeg', ...unsigned })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(`<HeadersNotSigned>${Object.keys(unsigned).join(', ')}</HeadersNotSigned>`)
    expect((await put(url, { 'content-type': 'image/jpeg' })).status).toBe(200)
  })

  it('for where nothing is arrives once, and says so when it comes again', async () => {
    const url = await presigned('images/once.jpg', { IfNoneMatch: '*' })
    const headers = { 'content-type': 'image/jpeg', 'if-none-match': '*' }
    expect((await put(url, { 'content-type': 'image/jpeg' })).status).toBe(403)
    const both = await Promise.all([put(url, headers), put(url, headers)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect((await put(url, headers, Buffer.from('abcdefghij'))).status).toBe(412)
    // Whoever could not write is not told either.
    expect((await put(url.replace(/Signature=.{4}/, 'Signature=0000'), headers)).status).toBe(403)
    const stored = await client.send(new GetObjectCommand({ Bucket, Key: 'images/once.jpg' }))
    expect(await stored.Body?.transformToString()).toBe('0123456789')
    expect(readdirSync(join(directory, Bucket, 'images')).join()).not.toContain('partial')
  })

  it('is refused once its time is over', async () => {
    const url = await presigned('images/late.jpg', { expiresIn: 1 })
    vi.useFakeTimers({ now: Date.now() + 5000, toFake: ['Date'] })
    const answer = await put(url, { 'content-type': 'image/jpeg' })
    vi.useRealTimers()
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('Request has expired')
  })

  it('that breaks off leaves nothing behind', async () => {
    const url = new URL(await presigned('images/half.jpg'))
    await new Promise((resolve) => {
      const half = request(url, { method: 'PUT', headers: { 'content-type': 'image/jpeg', 'content-length': 10 } })
      half.on('error', resolve).write('01234', () => setTimeout(() => half.destroy(new Error('cut')), 50))
    })
    const names = () => readdirSync(join(directory, Bucket, 'images')).join()
    await vi.waitFor(() => expect(names()).not.toContain('half'), 10_000)
  })
})

it('an object that is replaced again and again is read as one version or another, never as half of each', async () => {
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
  const cdn = s3Origin(server.store, { bucket: Bucket, path: '', listable: true })
  const request = { method: 'GET', uri: '/page', query: '', headers: [], viewerIp: '', body: async () => undefined }
  while (writing) {
    const { headers, body } = await cdn.fetch(request)
    const told = Object.fromEntries(headers)
    const length = Buffer.isBuffer(body) ? String(body.length) : ''
    expect([told['x-amz-meta-size'], told['content-length']]).toEqual([length, length])
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

  it('happens where nothing is, once', async () => {
    const both = await Promise.all(['a', 'b'].map((body) => write('new', body, { IfNoneMatch: '*' })))
    expect(both.toSorted()).toEqual([expect.stringMatching(/^"/), 412])
  })

  it('replaces the version that it names and no other', async () => {
    const first = await write('old', 'first', {})
    expect(await write('old', 'second', { IfMatch: first })).toMatch(/^"/)
    expect(await write('old', 'late', { IfMatch: first })).toBe(412)
    const stored = await client.send(new GetObjectCommand({ Bucket, Key: 'old' }))
    expect(await stored.Body?.transformToString()).toBe('second')
    expect(await write('none', 'x', { IfMatch: first })).toBe(404)
  })
})

describe('a bucket', () => {
  it('refuses whoever comes without a signature', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'HEAD']) {
      expect((await fetch(`${origin}/${Bucket}/images/a.jpg`, { method })).status).toBe(403)
    }
    expect((await fetch(`${origin}/${Bucket}`)).status).toBe(403)
  })

  it('lists page by page and deletes many at once', async () => {
    const keys = ['p/1', 'p/2', 'p/3']
    for (const Key of keys) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }))
    const first = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'p/', MaxKeys: 2 }))
    const ContinuationToken = first.NextContinuationToken
    const second = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'p/', MaxKeys: 2, ContinuationToken }))
    expect([...(first.Contents ?? []), ...(second.Contents ?? [])].map(({ Key }) => Key)).toEqual(keys)
    const Objects = keys.map((Key) => ({ Key }))
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
    await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'p/1' }))).rejects.toMatchObject({ name: 'NotFound' })
  })

  it('copies an object with its type', async () => {
    await client.send(new PutObjectCommand({ Bucket, Key: 'c/a b', Body: bytes, ContentType: 'image/jpeg' }))
    await client.send(new CopyObjectCommand({ Bucket, Key: 'c/copy', CopySource: `${Bucket}/c/a%20b` }))
    const copy = await client.send(new GetObjectCommand({ Bucket, Key: 'c/copy' }))
    expect([copy.ContentType, await copy.Body?.transformToString()]).toEqual(['image/jpeg', '0123456789'])
  })

  it('tells the browser which pages may upload', async () => {
    const preflight = (from: string) =>
      fetch(`${origin}/${Bucket}/images/a.jpg`, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'content-type',
        },
      })
    expect((await preflight('http://site.test')).status).toBe(200)
    expect((await preflight('http://other.test')).status).toBe(403)
  })

  it('tells of every object that is created', async () => {
    const heard: unknown[] = []
    server.onEvent((event) => heard.push(event))
    await client.send(new PutObjectCommand({ Bucket, Key: 'told.txt', Body: 'x' }))
    expect(heard).toMatchObject([
      { Records: [{ eventName: 'ObjectCreated:Put', s3: { object: { key: 'told.txt' } } }] },
    ])
  })
})
