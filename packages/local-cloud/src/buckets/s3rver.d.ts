// biome-ignore-all lint/style/noDefaultExport: what a CommonJS module exports is its default export

declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  export interface Store {
    getMetadata(bucket: string, key: string): Promise<Record<string, string | number>>
    getResourcePath(bucket: string, key: string, resource: string): string
  }
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      vhostBuckets: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    store: Store
    httpServer: Server
    on(event: 'event', listener: (event: unknown) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    run(): Promise<unknown>
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  const AWSAccount: {
    DUMMY_ACCOUNT: {
      createKeyPair(accessKeyId: string, secretAccessKey: string): void
      revokeAccessKey(accessKeyId: string): void
    }
  }
  export default AWSAccount
}
