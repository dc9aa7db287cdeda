// node run-buckets.ts <port> <folder>
const localCloud = new URL('../../../packages/local-cloud/src/', import.meta.url)
const { startBuckets } = await import(new URL('buckets/bucket-server.ts', localCloud).href)
const { callersOf } = await import(new URL('permissions/callers.ts', localCloud).href)
const { cloudTemplate } = await import(new URL('template/cloud.ts', localCloud).href)

const bucket = { Type: 'AWS::S3::Bucket', Properties: {} }
const Resources = { Originals: bucket, Variants: bucket, Site: bucket }
const template = cloudTemplate({ stacks: [{ name: 'Test', template: { Resources } }] })
await startBuckets(template, {
  port: Number(process.argv[2]),
  directory: process.argv[3],
  callers: callersOf(template, { accessKeyId: 'local', secretAccessKey: 'local' }),
})
process.stdout.write('ready\n')
// The parent holds the other end of stdin.
process.stdin.on('end', () => process.exit()).resume()
