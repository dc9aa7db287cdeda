// Runs the bucket server of the local cloud by itself: node run-buckets.ts <port> <folder>
const localCloud = new URL('../../packages/local-cloud/src/', import.meta.url)
const { startBuckets } = await import(new URL('buckets/bucket-server.ts', localCloud).href)
const { cloudTemplate } = await import(new URL('template/cloud.ts', localCloud).href)

const bucket = { Type: 'AWS::S3::Bucket', Properties: {} }
const Resources = { Originals: bucket, Variants: bucket, Site: bucket }
await startBuckets(cloudTemplate({ stacks: [{ name: 'Test', template: { Resources } }] }), {
  port: Number(process.argv[2]),
  directory: process.argv[3],
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
})
process.stdout.write('ready\n')
// Whoever started it holds the other end.
process.stdin.on('end', () => process.exit()).resume()
