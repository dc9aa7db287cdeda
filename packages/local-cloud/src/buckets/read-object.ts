import { conditionalResponse } from '../machine/conditions.ts'
import { attempt } from '../machine/files.ts'
import type { HeaderLines, HttpResponse, Origin } from '../machine/http.ts'
import type { ObjectStore } from './object-store.ts'
import { S3Error } from './s3-error.ts'

/** The bucket as the CDN reads it, which may list it: a missing object is a 404. */
export const bucketOrigin = (objects: ObjectStore, bucket: string): Origin => ({
  async fetch({ method, uri, headers }) {
    if (method !== 'GET' && method !== 'HEAD')
      return new S3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.').response()
    const key = attempt(() => decodeURIComponent(uri.replace(/^\/+/, '')))
    const object = key && readObject(objects, bucket, key, headers)
    return object || new S3Error('NoSuchKey', 'The specified key does not exist.').response()
  },
})

/** S3 omits the metadata from a 304. */
const headersOf304 = new Set(['cache-control', 'etag', 'last-modified'])

/** Returns S3's response to a GET: 200, 206 for a range, or 304; undefined if the object does not exist. */
export function readObject(
  objects: ObjectStore,
  bucket: string,
  key: string,
  requested: HeaderLines,
): HttpResponse | undefined {
  const object = objects.head(bucket, key)
  if (!object) return undefined
  const { size, etag, modified } = object
  const headers: HeaderLines = [
    ...Object.entries(object.headers),
    ['etag', etag],
    ['last-modified', new Date(modified).toUTCString()],
    ['accept-ranges', 'bytes'],
    ['content-length', String(size)],
  ]
  const response = conditionalResponse(requested, { status: 200, headers, body: objects.body(bucket, key) })
  if (response.status !== 304) return response
  return { ...response, headers: headers.filter(([name]) => headersOf304.has(name)) }
}
