import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { freePort } from '../machine/ports.ts'
import { callersOf } from '../permissions/callers.ts'
import { cloudTemplate } from '../template/cloud.ts'
import { startBuckets } from './bucket-server.ts'

const credentials = { accessKeyId: 'test', secretAccessKey: 'secret' }
const cors = {
  AllowedMethods: ['PUT'],
  AllowedOrigins: ['http://site.test'],
  AllowedHeaders: ['content-type', 'x-amz-*'],
  ExposedHeaders: ['ETag'],
  MaxAge: 60,
}
const bucket = { Type: 'AWS::S3::Bucket', Properties: { CorsConfiguration: { CorsRules: [cors] } } }
const template = cloudTemplate({ stacks: [{ name: 'S', template: { Resources: { B: bucket } } }] })

export const Bucket = 's-b'

export async function startBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'porchlight-buckets-'))
  const port = await freePort()
  const start = () => startBuckets(template, { directory, port, callers: callersOf(template, credentials) })
  let server = await start()
  const origin = `http://127.0.0.1:${port}`
  const client = new S3Client({ endpoint: origin, region: 'us-east-1', credentials })
  return {
    origin,
    client,
    server: () => server,
    async restart() {
      await server.stop()
      server = await start()
    },
    async stop() {
      client.destroy()
      await server.stop()
      rmSync(directory, { recursive: true })
    },
  }
}
