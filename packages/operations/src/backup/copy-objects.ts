import { Readable } from 'node:stream'
import { GetObjectCommand, NoSuchKey, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import type { Storage } from '../aws/storage.ts'
import { isKept, journal, keep, pathOfObject } from './folder.ts'
import type { BucketKind, StoredObject } from './notes.ts'

/** Enough to fill a line, and few enough for a machine of two processors. */
export const atOnce = 8

export type Buckets = Pick<Storage, 's3' | BucketKind>

/** The name under which an object is known among all of both buckets. */
export const nameOf = ({ bucket, key }: Pick<StoredObject, 'bucket' | 'key'>) => `${bucket}/${key}`

/** All objects of both buckets, with their ETags. */
export async function listBoth(buckets: Buckets): Promise<Pick<StoredObject, 'bucket' | 'key' | 'etag'>[]> {
  const found: Pick<StoredObject, 'bucket' | 'key' | 'etag'>[] = []
  for (const bucket of ['originals', 'variants'] as const) {
    for await (const { Contents = [] } of paginateListObjectsV2({ client: buckets.s3 }, { Bucket: buckets[bucket] }))
      for (const { Key: key, ETag: etag } of Contents) if (key && etag) found.push({ bucket, key, etag })
  }
  return found
}

/**
 * Copies into the folder what the buckets hold and `known` does not name, and adds it to that; gives the names of all
 * that the buckets hold. What disappears meanwhile is left out.
 */
export async function copyObjects(
  buckets: Buckets,
  folder: string,
  known: Map<string, StoredObject>,
  tick: (done: number, all: number) => void,
): Promise<Set<string>> {
  const listed = await listBoth(buckets)
  const { note } = journal(folder)
  const missing = listed.filter((object) => {
    const there = known.get(nameOf(object))
    return there?.etag !== object.etag || !isKept(folder, there)
  })
  let done = 0
  await Readable.from(missing).forEach(
    async ({ bucket, key }: (typeof missing)[number]) => {
      const object = await copyObject(buckets.s3, buckets[bucket], folder, { bucket, key })
      if (object) {
        await note({ object })
        known.set(nameOf(object), object)
      }
      done += 1
      tick(done, missing.length)
    },
    { concurrency: atOnce },
  )
  return new Set(listed.map(nameOf))
}

async function copyObject(
  client: S3Client,
  Bucket: string,
  folder: string,
  { bucket, key }: Pick<StoredObject, 'bucket' | 'key'>,
): Promise<StoredObject | undefined> {
  try {
    const { Body, ETag: etag = '', ...said } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
    if (!(Body instanceof Readable)) throw new Error(`${key} came without a body`)
    const { ContentType, CacheControl, ContentDisposition, ContentEncoding, ContentLanguage, Metadata } = said
    const headers = { ContentType, CacheControl, ContentDisposition, ContentEncoding, ContentLanguage, Metadata }
    return { bucket, key, etag, headers, ...(await keep(folder, pathOfObject(bucket, key), Body)) }
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}
