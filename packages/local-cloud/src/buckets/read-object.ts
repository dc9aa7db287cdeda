import { isUnchanged, rangeOf } from '../machine/conditions.ts'
import { type HeaderLines, type HttpResponse, header, withHeader } from '../machine/http.ts'
import type { ObjectStore } from './object-store.ts'
import { S3Error } from './s3-error.ts'

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
