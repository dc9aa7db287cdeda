import S3rver, { type Store } from '@20minutes/s3rver'
import AWSAccount from '@20minutes/s3rver/lib/models/account.js'
import * as z from 'zod/mini'
import { privateFolder } from '../machine/files.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import { corsSchema, corsXml } from './cors.ts'
import { mendLibrary } from './mend-library.ts'
import { keepConditions, refuseUnsigned } from './mend-requests.ts'
import { mendWrites } from './mend-writes.ts'

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

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
}

/** Runs the buckets of the templates under one port on loopback; objects are kept as files below `directory`. */
export async function startBuckets(
  template: CloudTemplate,
  { directory, port, credentials }: { directory: string; port: number; credentials: Credentials },
): Promise<BucketServer> {
  mendLibrary()
  // Its well-known key must open nothing.
  AWSAccount.DUMMY_ACCOUNT.revokeAccessKey('S3RVER')
  AWSAccount.DUMMY_ACCOUNT.createKeyPair(credentials.accessKeyId, credentials.secretAccessKey)

  privateFolder(directory)
  const deployed = template.ofType(bucketSchema, 'AWS::S3::Bucket')
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: deployed.map(({ ref, properties }) => ({
      name: ref,
      configs: properties.CorsConfiguration ? [corsXml(properties.CorsConfiguration)] : [],
    })),
  })
  server.middleware.unshift(refuseUnsigned, keepConditions)
  mendWrites(server.store)
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
