import { request } from 'node:http'
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, describe, expect, test } from 'vitest'
import { Bucket, startBucket } from './bucket.fixture.ts'

const bucket = await startBucket()
const { client } = bucket
afterAll(() => bucket.stop())

const bytes = Buffer.from('0123456789')

const presigned = (Key: string, more: { IfNoneMatch?: string } = {}) => {
  const command = new PutObjectCommand({ Bucket, Key, ContentType: 'image/jpeg', ContentLength: 10, ...more })
  return getSignedUrl(client, command, { expiresIn: 60, signableHeaders: new Set(['content-type', 'content-length']) })
}
const put = (url: string, headers: Record<string, string>, body = bytes) => fetch(url, { method: 'PUT', headers, body })

describe('a presigned upload', () => {
  test('is stored with its signed headers', async () => {
    expect((await put(await presigned('images/a.jpg'), { 'content-type': 'image/jpeg' })).status).toBe(200)
    const stored = await client.send(new GetObjectCommand({ Bucket, Key: 'images/a.jpg' }))
    expect(stored.ContentType).toBe('image/jpeg')
    expect(await stored.Body?.transformToString()).toBe('0123456789')
  })

  test.each<Record<string, string>>([
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

  test('with If-None-Match is stored once and then answers 412', async () => {
    const url = await presigned('images/once.jpg', { IfNoneMatch: '*' })
    const headers = { 'content-type': 'image/jpeg', 'if-none-match': '*' }
    expect((await put(url, { 'content-type': 'image/jpeg' })).status).toBe(403)
    const both = await Promise.all([put(url, headers), put(url, headers)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect((await put(url, headers, Buffer.from('abcdefghij'))).status).toBe(412)
    // The response reveals nothing to a caller who may not write.
    expect((await put(url.replace(/Signature=.{4}/, 'Signature=0000'), headers)).status).toBe(403)
    const stored = await client.send(new GetObjectCommand({ Bucket, Key: 'images/once.jpg' }))
    expect(await stored.Body?.transformToString()).toBe('0123456789')
  })

  test('that is interrupted stores nothing', async () => {
    const url = new URL(await presigned('images/half.jpg'))
    await new Promise((resolve) => {
      const half = request(url, { method: 'PUT', headers: { 'content-type': 'image/jpeg', 'content-length': 10 } })
      half.on('error', resolve).write('01234', () => setTimeout(() => half.destroy(new Error('cut')), 50))
    })
    expect(bucket.server().objects.head(Bucket, 'images/half.jpg')).toBeUndefined()
  })
})
