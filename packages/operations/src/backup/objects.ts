import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { mapWithConcurrency } from '@porchlight/functions/map-with-concurrency'
import type { Storage } from '../aws/storage.ts'
import { pathOfObject, readBytes, type SavedFile, writeFile } from './folder.ts'
import type { BucketKind, StoredObject } from './manifest.ts'

type Buckets = Pick<Storage, 's3' | BucketKind>
type Listed = Pick<StoredObject, 'bucket' | 'key' | 'etag'>

const CONCURRENCY = 8

export const nameOf = ({ bucket, key }: Pick<StoredObject, 'bucket' | 'key'>) => `${bucket}/${key}`

/** Every object of a bucket. */
export async function listObjects(buckets: Buckets, bucket: BucketKind): Promise<Listed[]> {
  const objects: Listed[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client: buckets.s3 }, { Bucket: buckets[bucket] }))
    for (const { Key: key, ETag: etag } of Contents) if (key && etag) objects.push({ bucket, key, etag })
  return objects
}

/** Skips objects that are deleted during the backup. */
export async function saveObjects(
  buckets: Buckets,
  bucket: BucketKind,
  folder: string,
): Promise<{ object: StoredObject; file: SavedFile }[]> {
  const saved: { object: StoredObject; file: SavedFile }[] = []
  await mapWithConcurrency(await listObjects(buckets, bucket), CONCURRENCY, async ({ key }) => {
    const request = new GetObjectCommand({ Bucket: buckets[bucket], Key: key })
    const answer = await buckets.s3.send(request).catch((error: unknown) => {
      if (error instanceof NoSuchKey) return undefined
      throw error
    })
    if (!answer) return
    const { Body, ETag: etag = '', ContentType, CacheControl, ContentDisposition, Metadata } = answer
    if (!(Body instanceof Readable)) throw new Error(`${key} came without a body`)
    const headers = { ContentType, CacheControl, ContentDisposition, Metadata }
    const object = { bucket, key, etag, headers }
    saved.push({ object, file: await writeFile(folder, pathOfObject(object), Body) })
  })
  return saved
}

/** Skips objects that the bucket holds with equal content. */
export async function putObjects(
  buckets: Buckets,
  bucket: BucketKind,
  folder: string,
  objects: readonly StoredObject[],
): Promise<void> {
  const there = new Map((await listObjects(buckets, bucket)).map(({ key, etag }) => [key, etag]))
  const missing = objects.filter((object) => object.bucket === bucket && there.get(object.key) !== object.etag)
  await mapWithConcurrency(missing, CONCURRENCY, async (object) => {
    const Body = readBytes(folder, pathOfObject(object))
    const { key: Key, headers } = object
    await buckets.s3.send(new PutObjectCommand({ Bucket: buckets[bucket], Key, Body, ...headers }))
  })
}

export const deleteObjects = (buckets: Buckets, objects: readonly Listed[]): Promise<void> =>
  mapWithConcurrency(objects, CONCURRENCY, async ({ bucket, key: Key }) => {
    await buckets.s3.send(new DeleteObjectCommand({ Bucket: buckets[bucket], Key }))
  })
