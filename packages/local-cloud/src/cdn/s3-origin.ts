import { createReadStream, readFileSync } from 'node:fs'
import type { Store } from '@20minutes/s3rver'
import * as z from 'zod/mini'
import { attempt } from '../machine/files.ts'
import {
  type HeaderLines,
  type HttpRequest,
  type HttpResponse,
  header,
  type Origin,
  withHeader,
} from '../machine/http.ts'
import { systemCode } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { isUnchanged, rangeOf } from './conditions.ts'

const words = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (Array.isArray(value) ? value : [value])),
)
const policySchema = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({
    Statement: z.array(z.object({ Effect: z.string(), Action: words, Principal: z.unknown() })),
  }),
})

/** Names of the buckets whose policy lets CloudFront list them. */
export function listableBuckets(template: CloudTemplate): Set<string> {
  const policies = template.ofType(policySchema, 'AWS::S3::BucketPolicy').map(({ properties }) => properties)
  const listable = policies.filter(({ PolicyDocument }) =>
    PolicyDocument.Statement.some(({ Effect, Action, Principal }) => {
      const isForCloudFront = JSON.stringify(Principal).includes('"cloudfront.amazonaws.com"')
      return Effect === 'Allow' && isForCloudFront && Action.includes('s3:ListBucket')
    }),
  )
  return new Set(listable.map(({ Bucket }) => Bucket))
}

type Objects = Pick<Store, 'getMetadata' | 'getResourcePath'>

/**
 * Up to this many bytes an object is read whole, which lets it be compressed, and at once: handing that to another thread
 * takes longer than doing it. Larger ones are streamed.
 */
const wholeBytes = 1024 * 1024

/**
 * A bucket behind origin access control. `listable` tells whether its policy lets the distribution list it, which is
 * what makes S3 answer 404 instead of 403 for an object that does not exist.
 */
export function s3Origin(store: Objects, options: { bucket: string; path: string; listable: boolean }): Origin {
  const missing = options.listable
    ? s3Error(404, 'NoSuchKey', 'The specified key does not exist.')
    : s3Error(403, 'AccessDenied', 'Access Denied')
  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return s3Error(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.')
      }
      const key = keyOf(options.path + request.uri)
      if (key === undefined) return missing
      try {
        return await read(store, options.bucket, key, request)
      } catch (error) {
        if (/^(ENOENT|ENOTDIR|EISDIR|ENAMETOOLONG)$/.test(systemCode(error) ?? '')) return missing
        throw error
      }
    },
  }
}

/** Undefined for what cannot be a key: the buckets are folders, and no request may leave them. */
function keyOf(path: string): string | undefined {
  const key = attempt(() => decodeURIComponent(path.replace(/^\/+/, '')))
  const isUnsafe = !key || key.includes('\0') || key.split('/').some((part) => part === '.' || part === '..')
  return isUnsafe ? undefined : key
}

/** Reads until what the bucket knows of the object before is what it knows after: then the bytes are of that version. */
async function read(store: Objects, bucket: string, key: string, request: HttpRequest): Promise<HttpResponse> {
  let after = await store.getMetadata(bucket, key)
  for (;;) {
    const before = after
    const response = readAs(before, store, bucket, key, request)
    after = await store.getMetadata(bucket, key)
    if (after.etag === before.etag) return response
    if (response.body && !Buffer.isBuffer(response.body)) response.body.destroy()
  }
}

function readAs(
  { 'content-length': length, ...metadata }: Record<string, string | number>,
  store: Objects,
  bucket: string,
  key: string,
  request: HttpRequest,
): HttpResponse {
  const size = Number(length)
  const headers: HeaderLines = Object.entries(metadata).map(([name, value]) => [name, String(value)])
  headers.push(['accept-ranges', 'bytes'])
  if (isUnchanged(request.headers, headers)) return { status: 304, headers, body: undefined }

  const path = store.getResourcePath(bucket, key, 'object')
  const range = rangeOf(header(request.headers, 'range'), size)
  if (range === 'unsatisfiable') {
    const refused = s3Error(416, 'InvalidRange', 'The requested range is not satisfiable')
    return { ...refused, headers: withHeader(refused.headers, 'content-range', `bytes */${size}`) }
  }
  if (range) {
    headers.push(['content-range', `bytes ${range.start}-${range.end}/${size}`])
    headers.push(['content-length', String(range.end - range.start + 1)])
    return { status: 206, headers, body: createReadStream(path, range) }
  }
  headers.push(['content-length', String(size)])
  return { status: 200, headers, body: size <= wholeBytes ? readFileSync(path) : createReadStream(path) }
}

function s3Error(status: number, code: string, message: string): HttpResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`
  return { status, headers: [['content-type', 'application/xml']], body: Buffer.from(body) }
}
