import type { ObjectStore, StoredObject } from './object-store.ts'
import { S3Error } from './s3-error.ts'
import { element } from './xml.ts'

const pageSize = 1000
const known = new Set(['list-type', 'prefix', 'max-keys', 'continuation-token', 'encoding-type', 'x-id'])

/** Returns the XML response. https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export function listObjects(objects: ObjectStore, bucket: string, query: URLSearchParams): string {
  const unknown = [...query.keys()].find((name) => !known.has(name) && !name.startsWith('X-Amz-'))
  if (unknown !== undefined || query.get('list-type') !== '2')
    throw new S3Error('NotImplemented', `The local buckets know ListObjectsV2 alone, without ${unknown ?? 'others'}.`)
  const prefix = query.get('prefix') ?? ''
  const MAX_KEYS = Math.min(Number(query.get('max-keys') ?? pageSize), pageSize)
  const token = query.get('continuation-token')
  const after = token === null ? '' : Buffer.from(token, 'base64url').toString()

  const { contents, next } = pageOf(objects, bucket, { prefix, MAX_KEYS, after })
  const inUrls = query.get('encoding-type') === 'url'
  const named = (text: string) => ({ text: inUrls ? encodeURIComponent(text) : text })
  const optional = (name: string, text: string | null) => (text === null ? [] : [element(name, { text })])
  return element(
    'ListBucketResult',
    element('Name', { text: bucket }),
    element('Prefix', named(prefix)),
    element('MaxKeys', { text: MAX_KEYS }),
    element('KeyCount', { text: contents.length }),
    element('IsTruncated', String(next !== null)),
    ...optional('EncodingType', query.get('encoding-type')),
    ...optional('ContinuationToken', token),
    ...optional('NextContinuationToken', next && Buffer.from(next).toString('base64url')),
    ...contents.map(({ key, etag, size, modified }) =>
      element(
        'Contents',
        element('Key', named(key)),
        element('LastModified', new Date(modified).toISOString()),
        element('ETag', { text: etag }),
        element('Size', { text: size }),
        element('StorageClass', 'STANDARD'),
      ),
    ),
  )
}

function pageOf(
  objects: ObjectStore,
  bucket: string,
  { prefix, MAX_KEYS, after }: { prefix: string; MAX_KEYS: number; after: string },
) {
  const contents: StoredObject[] = []
  for (let last = after; ; ) {
    const object = objects.next(bucket, { prefix, after: last })
    if (!object) return { contents, next: null }
    if (contents.length === MAX_KEYS) return { contents, next: last }
    contents.push(object)
    last = object.key
  }
}
