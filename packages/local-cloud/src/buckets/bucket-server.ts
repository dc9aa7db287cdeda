import S3rver, { type Store } from '@20minutes/s3rver'
import * as z from 'zod/mini'
import { privateFolder } from '../machine/files.ts'
import { Trouble } from '../machine/log.ts'
import { allowsBucketCall } from '../permissions/bucket-accesses.ts'
import type { Callers } from '../permissions/callers.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import { corsSchema, corsXml } from './cors.ts'

const bucketSchema = z.object({ CorsConfiguration: z.optional(corsSchema) })

export interface BucketServer {
  /** Names of the buckets, by the host names that the templates give them. */
  names: Map<string, string>
  /** Direct access for the CDN, which comes with its own permission. */
  store: Store
  /** Hears of every object that is created or removed, as S3 tells it. */
  onEvent(listener: (event: unknown) => void): void
  stop(): Promise<void>
}

/**
 * Runs the buckets of the templates under one port on loopback; objects are kept as files below `directory`. Where the
 * library does not do as S3 does it is patched (patches/): no access without a signature, conditions of a write, objects
 * that are there entirely or not at all. Throws Trouble when it was installed without that patch.
 */
export async function startBuckets(
  template: CloudTemplate,
  { directory, port, callers }: { directory: string; port: number; callers: Callers },
): Promise<BucketServer> {
  privateFolder(directory)
  const deployed = template.ofType(bucketSchema, 'AWS::S3::Bucket')
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    vhostBuckets: false,
    secretOf: callers.secretOf,
    authorize: (call) => allowsBucketCall(callers, call),
    configureBuckets: deployed.map(({ ref, properties }) => ({
      name: ref,
      configs: properties.CorsConfiguration ? [corsXml(properties.CorsConfiguration)] : [],
    })),
  })
  if (!('inTurn' in server.store)) {
    throw new Trouble('What is installed of @20minutes/s3rver lacks the patch in patches/; install again: npm start.')
  }
  // Koa prints every refused request otherwise.
  server.on('error', () => undefined)
  await server.run()
  return {
    names: new Map(deployed.map(({ ref }) => [`${ref}.s3.${local.region}.${local.urlSuffix}`, ref])),
    store: server.store,
    onEvent: (listener) => void server.on('event', listener),
    stop: () =>
      new Promise((resolve) => {
        server.httpServer.close(() => resolve())
        server.httpServer.closeAllConnections()
      }),
  }
}
