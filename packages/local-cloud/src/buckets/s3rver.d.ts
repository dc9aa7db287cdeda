// biome-ignore-all lint/style/noDefaultExport: what a CommonJS module exports is its default export

declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  export interface Store {
    getMetadata(bucket: string, key: string): Promise<Record<string, string | number>>
    getResourcePath(bucket: string, key: string, resource: string): string
  }
  /** One call as its signer makes it, of a bucket itself without a key. Ours, as `secretOf` and `authorize` (patches/). */
  export interface Call {
    accessKeyId: string
    /** That of HTTP, or LIST: whether a missing object may be told from a forbidden one. */
    method: string
    bucket: string | undefined
    key: string | undefined
    copySource: string | undefined
  }
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      vhostBuckets: boolean
      secretOf(accessKeyId: string): string | undefined
      authorize(call: Call): boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    store: Store
    httpServer: Server
    on(event: 'event', listener: (event: unknown) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    run(): Promise<unknown>
  }
}
