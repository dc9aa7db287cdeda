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
    ContentType: system['content-type'] ?? contentType(file),
    CacheControl: system['cache-control'],
    ContentDisposition: system['content-disposition'],
    ContentLanguage: system['content-language'],
    ContentEncoding: system['content-encoding'],
    Metadata: user,
  }
}

/** As the AWS CLI guesses it, which does the copying on AWS: without a charset. */
function contentType(file: string): string {
  return mime.getType(file) ?? 'binary/octet-stream'
}

async function isThere(store: Store, object: ReturnType<typeof objectFor>): Promise<boolean> {
  try {
    const there = await store.getMetadata(object.Bucket, object.Key)
    const md5 = createHash('md5').update(object.Body).digest('hex')
    const user = Object.entries(object.Metadata ?? {}).every(([key, value]) => there[`x-amz-meta-${key}`] === value)
    return (
      user &&
      there.etag === `"${md5}"` &&
      there['content-type'] === object.ContentType &&
      there['cache-control'] === object.CacheControl
    )
  } catch {
    return false
  }
}
