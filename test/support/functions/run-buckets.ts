// node run-buckets.ts <port>. Each line of stdin is the folder of the next, empty buckets.
import { createInterface } from 'node:readline'

const localCloud = new URL('../../../packages/local-cloud/src/', import.meta.url)
const { startBuckets } = await import(new URL('buckets/bucket-server.ts', localCloud).href)
const { callersOf } = await import(new URL('permissions/callers.ts', localCloud).href)
const { cloudTemplate } = await import(new URL('template/cloud.ts', localCloud).href)

const bucket = { Type: 'AWS::S3::Bucket', Properties: {} }
const Resources = { Originals: bucket, Variants: bucket, Site: bucket }
const template = cloudTemplate({ stacks: [{ name: 'Test', template: { Resources } }] })
const port = Number(process.argv[2])
const callers = callersOf(template, { accessKeyId: 'local', secretAccessKey: 'local' })
let server: { stop(): Promise<void> } | undefined
for await (const directory of createInterface(process.stdin)) {
  await server?.stop()
  server = await startBuckets(template, { port, directory, callers })
  process.stdout.write('ready\n')
}
process.exit()
