import { isUnchanged } from '../machine/conditions.ts'
import type { HeaderLines, HttpResponse } from '../machine/http.ts'
import type { ObjectStore } from './object-store.ts'

/** S3 omits the metadata from a 304. */
const headersOf304 = new Set(['cache-control', 'etag', 'last-modified'])

/** Returns S3's response to a GET: 200 or 304; undefined if the object does not exist. */
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
  ]
  if (isUnchanged(requested, headers)) {
    return { status: 304, headers: headers.filter(([name]) => headersOf304.has(name)), body: undefined }
  }
  headers.push(['content-length', String(size)])
  return { status: 200, headers, body: objects.body(bucket, key) }
}
