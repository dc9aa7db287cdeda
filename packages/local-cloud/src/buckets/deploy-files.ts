import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Store } from '@20minutes/s3rver'
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import mime from 'mime'
import * as z from 'zod/mini'
import type { Assembly } from '../template/assembly.ts'
import type { CloudTemplate } from '../template/cloud.ts'

const text = z.record(z.string(), z.string())
const deploymentSchema = z.object({
  SourceObjectKeys: z.array(z.string()),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.optional(z.string()),
  SystemMetadata: z.optional(text),
  UserMetadata: z.optional(text),
})
type Deployment = z.infer<typeof deploymentSchema>

/**
 * Puts files into buckets as the templates' BucketDeployments say, through the buckets' own interface; what is there
 * already with the same bytes and headers is left alone. Nothing is removed: deployments of one bucket overlap.
 */
export async function deployFiles(
  template: CloudTemplate,
  { assetPath, client, store }: { assetPath: Assembly['assetPath']; client: S3Client; store: Store },
): Promise<void> {
  for (const { properties } of template.ofType(deploymentSchema, 'Custom::CDKBucketDeployment')) {
    for (const folder of properties.SourceObjectKeys.map(assetPath)) {
      for (const file of filesIn(folder)) {
        const object = objectFor(folder, file, properties)
        if (!(await isThere(store, object))) await client.send(new PutObjectCommand(object))
      }
    }
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  )
}

function objectFor(folder: string, file: string, deployment: Deployment) {
  const prefix = deployment.DestinationBucketKeyPrefix?.replace(/\/?$/, '/') ?? ''
  const { SystemMetadata: system = {}, UserMetadata: user } = deployment
  return {
    Bucket: deployment.DestinationBucketName,
    Key: prefix + file.split(sep).join('/'),
    Body: readFileSync(join(folder, file)),
    // As the AWS CLI guesses it, which does the copying on AWS: without a charset.
    ContentType: system['content-type'] ?? mime.getType(file) ?? 'binary/octet-stream',
    CacheControl: system['cache-control'],
    ContentDisposition: system['content-disposition'],
    ContentLanguage: system['content-language'],
    ContentEncoding: system['content-encoding'],
    Metadata: user,
  }
}

async function isThere(
  store: Store,
  { Bucket, Key, Body, ...headers }: ReturnType<typeof objectFor>,
): Promise<boolean> {
  const there = await store.getMetadata(Bucket, Key).catch(() => undefined)
  const md5 = createHash('md5').update(Body).digest('hex')
  const wanted = {
    etag: `"${md5}"`,
    'content-type': headers.ContentType,
    'cache-control': headers.CacheControl,
    ...Object.fromEntries(Object.entries(headers.Metadata ?? {}).map(([key, value]) => [`x-amz-meta-${key}`, value])),
  }
  return there !== undefined && Object.entries(wanted).every(([name, value]) => there[name] === value)
}
