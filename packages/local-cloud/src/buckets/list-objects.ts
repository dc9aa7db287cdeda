import { lastCharacter, type ObjectStore, type StoredObject } from './object-store.ts'
import { S3Error } from './s3-error.ts'
import { element } from './xml.ts'

const pageSize = 1000
const known = new Set(['list-type', 'prefix', 'delimiter', 'max-keys', 'continuation-token', 'x-id'])

/** Returns the XML response. https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export function listObjects(objects: ObjectStore, bucket: string, query: URLSearchParams): string {
  const unknown = [...query.keys()].find((name) => !known.has(name) && !name.startsWith('X-Amz-'))
  if (unknown !== undefined || query.get('list-type') !== '2')
    throw new S3Error('NotImplemented', `The local buckets know ListObjectsV2 alone, without ${unknown ?? 'others'}.`)
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') ?? ''
  const MAX_KEYS = Math.min(Number(query.get('max-keys') ?? pageSize), pageSize)
  const token = query.get('continuation-token')
  const after = Buffer.from(token ?? '', 'base64url').toString()

  const { contents, commonPrefixes, next } = pageOf(objects, bucket, { prefix, delimiter, MAX_KEYS, after })
  const optional = (name: string, text: string | null) => (text === null ? [] : [element(name, { text })])
  return element(
    'ListBucketResult',
    element('Name', { text: bucket }),
    element('Prefix', { text: prefix }),
    element('MaxKeys', { text: MAX_KEYS }),
    element('KeyCount', { text: contents.length + commonPrefixes.length }),
    element('IsTruncated', String(next !== null)),
    ...optional('Delimiter', query.get('delimiter')),
    ...optional('ContinuationToken', token),
    ...optional('NextContinuationToken', next && Buffer.from(next).toString('base64url')),
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
    ...commonPrefixes.map((common) => element('CommonPrefixes', element('Prefix', { text: common }))),
  )
}

function pageOf(
  objects: ObjectStore,
  bucket: string,
  { prefix, delimiter, MAX_KEYS, after }: { prefix: string; delimiter: string; MAX_KEYS: number; after: string },
) {
  const contents: StoredObject[] = []
  const commonPrefixes: string[] = []
  for (let last = after; ; ) {
    const object = objects.next(bucket, { prefix, after: last })
    if (!object) return { contents, commonPrefixes, next: null }
    if (contents.length + commonPrefixes.length === MAX_KEYS) return { contents, commonPrefixes, next: last }
    const end = delimiter === '' ? -1 : object.key.indexOf(delimiter, prefix.length)
    if (end < 0) {
      contents.push(object)
      last = object.key
    } else {
      const common = object.key.slice(0, end + delimiter.length)
      commonPrefixes.push(common)
      last = common + lastCharacter
    }
  }
}
