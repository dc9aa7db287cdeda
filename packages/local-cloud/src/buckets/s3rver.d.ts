// biome-ignore-all lint/style/noDefaultExport: what a CommonJS module exports is its default export

declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { Readable } from 'node:stream'

  export interface Context {
    method: string
    /** As it was sent, still percent-encoded. */
    path: string
    headers: Record<string, string | undefined>
    query: Record<string, string | undefined>
    store: Store
  }
  export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>
  /** Ours: what a write asks of the object that lies in its place, its ETag, or that there is none. */
  export interface Condition {
    version: string | undefined
    absence: boolean
  }
  export interface Store {
    getMetadata(bucket: string, key: string): Promise<Record<string, string | number>>
    getObject(bucket: string, key: string, range?: object): Promise<object | null>
    getResourcePath(bucket: string, key: string, resource: string): string
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
    putObject(object: {
      bucket: string
      key: string
      content: Buffer | Readable
      metadata: object
      condition?: Condition
    }): Promise<{ size: number; md5: string }>
    deleteObject(bucket: string, key: string): Promise<void>
    putContent(path: string, content: Buffer | Readable): Promise<[size: number, md5: string]>
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
    middleware: Middleware[]
    httpServer: Server
    on(event: 'event', listener: (event: unknown) => void): this
    on(event: 'error', listener: (error: Error) => void): this
    run(): Promise<unknown>
  }
}

declare module '@20minutes/s3rver/lib/signature/v4.js' {
  const v4: {
    getStringToSign(request: { uri: string }, signature: object): string
  }
  export default v4
}

declare module '@20minutes/s3rver/lib/models/error.js' {
  export default class S3Error extends Error {
    constructor(code: string, message: string, detail?: Record<string, string>)
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
