import { join } from 'node:path'
import * as z from 'zod/mini'
import { privateFolder } from '../machine/files.ts'
import { type HttpRequest, type HttpResponse, header, splitOnce } from '../machine/http.ts'
import { httpListener } from '../machine/http-listener.ts'
import { listenOnLoopback } from '../machine/ports.ts'
import { allowsBucketCall } from '../permissions/bucket-accesses.ts'
import type { Callers } from '../permissions/callers.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import { bucketCalls, type CreatedObject, decoded } from './bucket-calls.ts'
import { corsHeaders, corsSchema, preflight } from './cors.ts'
import { type ObjectStore, openObjectStore } from './object-store.ts'
import { S3Error } from './s3-error.ts'
import { verifySignature } from './signature.ts'

const bucketSchema = z.object({ CorsConfiguration: z.optional(corsSchema) })

const maxBytes = 64 * 1024 * 1024

export interface BucketServer {
  /** Bucket names by the host names that the templates use. */
  names: Map<string, string>
  /** The CDN and the deployment use it without permission checks. */
  objects: ObjectStore
  onCreated(listener: (created: CreatedObject) => void): void
  stop(): Promise<void>
}

/** Serves the buckets of the templates on one loopback port. */
export async function startBuckets(
  template: CloudTemplate,
  {
    directory,
    port,
    callers,
  }: { directory: string; port: number; callers: Pick<Callers, 'secretOf' | 'allows' | 'wouldAllow'> },
): Promise<BucketServer> {
  privateFolder(directory)
  const objects = openObjectStore(join(directory, 'objects.db'))
  const deployed = template.ofType(bucketSchema, 'AWS::S3::Bucket')
  const rules = new Map(deployed.map(({ ref, properties }) => [ref, properties.CorsConfiguration?.CorsRules ?? []]))
  const listeners: ((created: CreatedObject) => void)[] = []
  const answer = bucketCalls(objects, (created) => {
    for (const listener of listeners) listener(created)
  })

  async function call(request: HttpRequest, bucket: string, rawKey: string): Promise<HttpResponse> {
    // Read the body before refusing, because browsers report a connection that closes earlier as a network error.
    const body = await request.body(maxBytes)
    if (!body) throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')
    if (request.method === 'OPTIONS') return preflight(rules.get(bucket) ?? [], request)
    const accessKeyId = verifySignature(request, body, callers.secretOf)
    const key = rawKey === '' ? undefined : decoded(rawKey)
    const copySource = header(request.headers, 'x-amz-copy-source')
    const condition = header(request.headers, 'if-match')
    const query = new URLSearchParams(request.query)
    const allows = (method: string, key?: string) =>
      allowsBucketCall(callers, { accessKeyId, method, bucket, key, copySource, condition })
    const isOfManyKeys = request.method === 'POST' && query.has('delete')
    if (!isOfManyKeys && !allows(request.method, key)) throw new S3Error('AccessDenied', 'Access Denied')
    if (!rules.has(bucket)) throw new S3Error('NoSuchBucket', 'The specified bucket does not exist')
    return answer({ request, query, body, bucket, key, allows })
  }

  const listening = await listenOnLoopback(
    port,
    httpListener(async (request) => {
      const [bucket, key] = splitOnce(request.uri.slice(1), '/')
      const { headers, ...response } = await call(request, bucket, key).catch(errorResponse)
      return { ...response, headers: [...headers, ...corsHeaders(rules.get(bucket) ?? [], request)] }
    }),
  ).catch((error) => {
    objects.close()
    throw error
  })
  return {
    names: new Map(deployed.map(({ ref }) => [`${ref}.s3.${local.region}.${local.urlSuffix}`, ref])),
    objects,
    onCreated: (listener) => void listeners.push(listener),
    async stop() {
      await listening.stop()
      objects.close()
    },
  }
}

function errorResponse(error: unknown): HttpResponse {
  if (error instanceof S3Error) return error.response()
  throw error
}
