import { isUnchanged, rangeOf } from '../machine/conditions.ts'
import { attempt } from '../machine/files.ts'
import { type HeaderLines, type HttpResponse, header, type Origin, withHeader } from '../machine/http.ts'
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
  ]
  if (isUnchanged(requested, headers)) {
    return { status: 304, headers: headers.filter(([name]) => headersOf304.has(name)), body: undefined }
  }

  const range = rangeOf(header(requested, 'range'), size)
  if (range === 'unsatisfiable') {
    const refused = new S3Error('InvalidRange', 'The requested range is not satisfiable').response()
    return { ...refused, headers: withHeader(refused.headers, 'content-range', `bytes */${size}`) }
  }
  const whole = objects.body(bucket, key)
  const body = range ? whole.subarray(range.start, range.end + 1) : whole
  headers.push(['content-length', String(body.length)])
  if (range) headers.push(['content-range', `bytes ${range.start}-${range.end}/${size}`])
  return { status: range ? 206 : 200, headers, body }
}
