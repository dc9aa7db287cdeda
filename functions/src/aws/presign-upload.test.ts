import { beforeAll, expect, test } from 'vitest'
import { bucketFromEnvironment, presignUpload } from './bucket.ts'

beforeAll(() => {
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:4320',
    ORIGINALS_BUCKET: 'originals',
  })
})

const grant = { key: 'images/a.jpg', contentType: 'image/jpeg', contentLength: 12_345, once: true }

test('an upload address signs the key, the type and the length, but no header that a browser cannot send', async () => {
  const { uploadURL, headers } = await presignUpload(bucketFromEnvironment('ORIGINALS_BUCKET'), grant)
  const url = new URL(uploadURL)
  expect(url.origin + url.pathname).toBe('http://127.0.0.1:4320/originals/images/a.jpg')
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;if-none-match')
  // A browser sends the other two by itself.
  expect(headers).toEqual({ 'content-type': 'image/jpeg', 'if-none-match': '*' })
  expect(url.searchParams.get('X-Amz-Expires')).toBe('300')
  expect([...url.searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
})

test('an address without a type and a length leaves both to the client', async () => {
  const { uploadURL, headers } = await presignUpload(bucketFromEnvironment('ORIGINALS_BUCKET'), { key: grant.key })
  expect(new URL(uploadURL).searchParams.get('X-Amz-SignedHeaders')).toBe('host')
  expect(headers).toEqual({})
})

test('on AWS an upload goes to the bucket’s address', async () => {
  delete process.env.AWS_ENDPOINT_URL_S3
  const originals = bucketFromEnvironment('ORIGINALS_BUCKET')
  const { origin, pathname } = new URL((await presignUpload(originals, grant)).uploadURL)
  expect(origin + pathname).toBe('https://originals.s3.eu-west-1.amazonaws.com/images/a.jpg')
  expect(new URL(grant.key, originals.address).href).toBe(origin + pathname)
})
