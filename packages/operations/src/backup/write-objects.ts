import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { DeleteObjectsCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { atOnce, type Buckets, listBoth, nameOf } from './copy-objects.ts'
import { readBytes } from './folder.ts'
import type { StoredObject } from './notes.ts'

/** S3's limit of a DeleteObjects. */
const mostRemovals = 1000

/** Puts those objects into their buckets that are not there yet with the same bytes, or are to be put all the same. */
export async function putObjects(
  buckets: Buckets,
  folder: string,
  objects: readonly StoredObject[],
  always: (object: StoredObject) => boolean,
  tick: (done: number, all: number) => void,
): Promise<void> {
  const there = new Map((await listBoth(buckets)).map((object) => [nameOf(object), object.etag]))
  const missing = objects.filter((object) => always(object) || there.get(nameOf(object)) !== object.etag)
  let done = 0
  await Readable.from(missing).forEach(
    async (object: StoredObject) => {
      await putObject(buckets, folder, object)
      done += 1
      tick(done, missing.length)
    },
    { concurrency: atOnce },
  )
}

async function putObject(buckets: Buckets, folder: string, { bucket, key, path, headers }: StoredObject) {
  const Body = readBytes(folder, path)
  const { ETag } = await buckets.s3.send(new PutObjectCommand({ Bucket: buckets[bucket], Key: key, Body, ...headers }))
  // Of an object that is put at once and encrypted by S3 itself it is the MD5 of what arrived.
  // https://docs.aws.amazon.com/AmazonS3/latest/API/API_Object.html
  const md5 = createHash('md5').update(Body).digest('hex')
  if (ETag !== `"${md5}"`) throw new Error(`${key} did not arrive as it was sent`)
}

/** Removes from both buckets what is not among these objects; gives how many. */
export async function removeOthers(buckets: Buckets, objects: readonly StoredObject[]): Promise<number> {
  const kept = new Set(objects.map(nameOf))
  const others = (await listBoth(buckets)).filter((object) => !kept.has(nameOf(object)))
  for (const bucket of ['originals', 'variants'] as const) {
    const keys = others.filter((object) => object.bucket === bucket).map(({ key: Key }) => ({ Key }))
    for (let at = 0; at < keys.length; at += mostRemovals) {
      const Delete = { Objects: keys.slice(at, at + mostRemovals), Quiet: true }
      const { Errors: [fault] = [] } = await buckets.s3.send(
        new DeleteObjectsCommand({ Bucket: buckets[bucket], Delete }),
      )
      if (fault) throw new Error(`Removing ${fault.Key} was answered with ${fault.Code}`)
    }
  }
  return others.length
}
