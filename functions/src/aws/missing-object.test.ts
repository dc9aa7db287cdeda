import { GetObjectCommand, HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { headObject, readObject } from './bucket.ts'

test.each([403, 404])('a missing object returns undefined if S3 responds with %i', async (httpStatusCode) => {
  const s3 = mockClient(S3Client)
  const gone = new S3ServiceException({ name: 'Gone', $fault: 'client', $metadata: { httpStatusCode } })
  s3.on(HeadObjectCommand).rejects(gone).on(GetObjectCommand).rejects(gone)
  const bucket = { client: new S3Client(), name: 'originals', address: new URL('http://127.0.0.1/originals/') }
  expect(await headObject(bucket, 'a')).toBeUndefined()
  expect(await readObject(bucket, 'a')).toBeUndefined()
})
