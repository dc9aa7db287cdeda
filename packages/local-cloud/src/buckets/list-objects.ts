import type { ObjectStore, StoredObject } from './object-store.ts'
import { S3Error } from './s3-error.ts'
import { element } from './xml.ts'

const pageSize = 1000
const known = new Set(['list-type', 'prefix', 'max-keys', 'continuation-token', 'x-id'])

/** Returns the XML response. https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export function listObjects(objects: ObjectStore, bucket: string, query: URLSearchParams): string {
  const unknown = [...query.keys()].find((name) => !known.has(name) && !name.startsWith('X-Amz-'))
  if (unknown !== undefined || query.get('list-type') !== '2')
    throw new S3Error('NotImplemented', `The local buckets know ListObjectsV2 alone, without ${unknown ?? 'others'}.`)
  const prefix = query.get('prefix') ?? ''
  const maxKeys = Math.min(Number(query.get('max-keys') ?? pageSize), pageSize)
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString()
  const { contents, next } = pageOf(objects, bucket, { prefix, maxKeys, after })
  return element(
    'ListBucketResult',
    element('Name', { text: bucket }),
    element('Prefix', { text: prefix }),
    element('MaxKeys', { text: maxKeys }),
    element('KeyCount', { text: contents.length }),
    element('IsTruncated', String(next !== undefined)),
    ...(next === undefined ? [] : [element('NextContinuationToken', Buffer.from(next).toString('base64url'))]),
    ...contents.map(({ key, etag, size, modified }) =>
      element(
        'Contents',
        element('Key', { text: key }),
        element('LastModified', new Date(modified).toISOString()),
        element('ETag', { text: etag }),
        element('Size', { text: size }),
        element('StorageClass', 'STANDARD'),
      ),
    ),
  )
}

/** `next` is the key to continue after; undefined on the last page. */
function pageOf(
  objects: ObjectStore,
  bucket: string,
  { prefix, maxKeys, after }: { prefix: string; maxKeys: number; after: string },
) {
  const contents: StoredObject[] = []
  for (let last = after; ; ) {
    const object = objects.next(bucket, { prefix, after: last })
    if (!object) return { contents, next: undefined }
    if (contents.length === maxKeys) return { contents, next: last }
    contents.push(object)
    last = object.key
  }
}
