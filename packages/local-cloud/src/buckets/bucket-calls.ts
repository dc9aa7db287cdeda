import * as z from 'zod/mini'
import { attempt } from '../machine/files.ts'
import { type HeaderLines, type HttpRequest, type HttpResponse, header, splitOnce } from '../machine/http.ts'
import { listObjects } from './list-objects.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'
import { readObject } from './read-object.ts'
import { S3Error } from './s3-error.ts'
import { element, parseXml, xmlResponse } from './xml.ts'

export interface BucketCall {
  request: HttpRequest
  query: URLSearchParams
  body: Buffer
  bucket: string
  /** Undefined for a request to the bucket itself. */
  key: string | undefined
  /** LIST is the right to list the bucket. */
  allows(method: string, key?: string): boolean
}

export interface CreatedObject {
  bucket: string
  key: string
}

const notFound = () => new S3Error('NoSuchKey', 'The specified key does not exist.')
const changed = () => new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold')

/** Returns the response to a request. Throws S3Error. */
export function bucketCalls(objects: ObjectStore, onCreated: (created: CreatedObject) => void) {
  return (call: BucketCall): HttpResponse => {
    const { request, query, bucket, key } = call
    if (key === undefined) {
      if (request.method === 'GET') return xmlResponse(200, listObjects(objects, bucket, query))
      if (request.method === 'POST' && query.has('delete')) return deleteObjects(call)
      throw new S3Error('NotImplemented', 'The local buckets know ListObjectsV2 and DeleteObjects alone.')
    }
    refuseUnknown(call)
    if (request.method === 'GET' || request.method === 'HEAD') return getObject(call, key)
    if (request.method === 'PUT') return putObject(call, key)
    if (request.method === 'DELETE') return deleteObject(call, key)
    throw new S3Error('MethodNotAllowed', 'The specified method is not allowed against this resource.')
  }

  function getObject({ request: { headers }, query, bucket, allows }: BucketCall, key: string): HttpResponse {
    expectMatch(objects.head(bucket, key), headers)
    const answer = readObject(objects, bucket, key, headers)
    if (!answer) throw missing(allows)
    for (const [name, value] of query) {
      const [, replaced] = /^response-(.+)$/.exec(name) ?? []
      if (replaced) answer.headers = [...answer.headers.filter(([given]) => given !== replaced), [replaced, value]]
    }
    return answer
  }

  function putObject({ request: { headers }, body, bucket, allows }: BucketCall, key: string): HttpResponse {
    const source = header(headers, 'x-amz-copy-source')
    if (header(headers, 'content-length') === undefined)
      throw new S3Error('MissingContentLength', 'You must provide the Content-Length HTTP header.')
    const content =
      source === undefined
        ? { headers: storedHeaders(headers), body }
        : copied(source, { headers, bucket, key, allows })
    const there = objects.head(bucket, key)
    expectMatch(there, headers)
    if (there && header(headers, 'if-none-match') === '*') throw changed()
    const object = objects.put(bucket, key, content)
    onCreated({ bucket, key })
    if (source === undefined) return { status: 200, headers: [['etag', object.etag]], body: undefined }
    const modified = new Date(object.modified).toISOString()
    const result = [element('ETag', { text: object.etag }), element('LastModified', modified)]
    return xmlResponse(200, element('CopyObjectResult', ...result))
  }

  function copied(
    source: string,
    target: Pick<BucketCall, 'bucket' | 'allows'> & { headers: HeaderLines; key: string },
  ) {
    const [bucket, key] = splitOnce(decoded(source.replace(/^\//, '')), '/')
    const replaces = header(target.headers, 'x-amz-metadata-directive') === 'REPLACE'
    if (!replaces && bucket === target.bucket && key === target.key)
      throw new S3Error('InvalidRequest', 'This copy request is illegal because it changes nothing.')
    const object = objects.head(bucket, key)
    if (!object) throw missing(target.allows)
    return { headers: replaces ? storedHeaders(target.headers) : object.headers, body: objects.body(bucket, key) }
  }

  function deleteObject({ request: { headers }, bucket }: BucketCall, key: string): HttpResponse {
    expectMatch(objects.head(bucket, key), headers)
    objects.delete(bucket, key)
    return { status: 204, headers: [], body: undefined }
  }

  function deleteObjects({ body, bucket, allows }: BucketCall): HttpResponse {
    const wanted = attempt(() => deleteSchema.parse(parseXml(body)).Delete)
    if (!wanted) throw new S3Error('MalformedXML', 'The XML you provided was not well-formed.')
    const results = wanted.Object.map(({ Key }) => {
      const name = element('Key', { text: Key })
      if (!allows('DELETE', Key))
        return element('Error', name, element('Code', 'AccessDenied'), element('Message', 'Access Denied'))
      objects.delete(bucket, Key)
      return wanted.Quiet === 'true' ? '' : element('Deleted', name)
    })
    return xmlResponse(200, element('DeleteResult', ...results))
  }
}

const deleteSchema = z.object({
  Delete: z.object({
    Object: z.array(z.strictObject({ Key: z.string() })).check(z.maxLength(1000)),
    Quiet: z.optional(z.string()),
  }),
})

/** S3 answers 403 for a missing object unless the caller may list the bucket. */
const missing = (allows: BucketCall['allows']) =>
  allows('LIST') ? notFound() : new S3Error('AccessDenied', 'Access Denied')

/**
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-deletes.html
 */
function expectMatch(there: StoredObject | undefined, headers: HeaderLines): void {
  const wanted = header(headers, 'if-match')
  if (wanted !== undefined && !there) throw notFound()
  if (wanted !== undefined && wanted !== '*' && wanted !== there?.etag) throw changed()
}

const storedHeaderNames = /^(content-(type|disposition|encoding|language)|cache-control|expires|x-amz-meta-.+)$/

function storedHeaders(headers: HeaderLines): Record<string, string> {
  return {
    'content-type': 'binary/octet-stream',
    ...Object.fromEntries(headers.filter(([name]) => storedHeaderNames.test(name))),
  }
}

const knownParameters = /^(x-id|response-.+|x-amz-.+)$/i
const knownHeaders =
  /^(x-amz-(date|content-sha256|user-agent|meta-.+|copy-source|metadata-directive|checksum-.+|sdk-checksum-algorithm)|(?!x-amz-).*)$/

function refuseUnknown({ request: { method, headers }, query }: BucketCall): void {
  const condition = header(headers, 'if-none-match')
  const unknown = [
    ...[...query.keys()].filter((name) => !knownParameters.test(name)),
    ...headers.map(([name]) => name).filter((name) => !knownHeaders.test(name)),
    ...(condition !== undefined && (method === 'DELETE' || (method === 'PUT' && condition !== '*'))
      ? ['if-none-match']
      : []),
  ]
  if (unknown.length > 0) throw new S3Error('NotImplemented', `The local buckets do not know ${unknown.join(', ')}.`)
}

/** Throws S3Error for text that is not percent-encoded UTF-8. */
export function decoded(text: string): string {
  const plain = attempt(() => decodeURIComponent(text))
  if (plain === undefined) throw new S3Error('InvalidURI', "Couldn't parse the specified URI.")
  return plain
}
