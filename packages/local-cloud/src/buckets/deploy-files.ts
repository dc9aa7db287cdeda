import { hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import mime from 'mime'
import * as z from 'zod/mini'
import type { Assembly } from '../template/assembly.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import type { NewObject, ObjectStore } from './object-store.ts'

const deploymentSchema = z.object({
  SourceObjectKeys: z.array(z.string()),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.optional(z.string()),
  SystemMetadata: z.optional(z.record(z.string(), z.string())),
})
type Deployment = z.infer<typeof deploymentSchema>

/**
 * Stores the files of the templates' BucketDeployments unless equal. Deletes nothing, because deployments share a
 * bucket.
 */
export function deployFiles(
  template: CloudTemplate,
  { assetPath, objects }: { assetPath: Assembly['assetPath']; objects: ObjectStore },
): void {
  for (const { properties } of template.ofType(deploymentSchema, 'Custom::CDKBucketDeployment')) {
    const prefix = properties.DestinationBucketKeyPrefix?.replace(/\/?$/, '/') ?? ''
    for (const folder of properties.SourceObjectKeys.map(assetPath)) {
      for (const file of filesIn(folder)) {
        const key = prefix + file.split(sep).join('/')
        const object = { headers: headersFor(file, properties), body: readFileSync(join(folder, file)) }
        if (!exists(objects, properties.DestinationBucketName, key, object))
          objects.put(properties.DestinationBucketName, key, object)
      }
    }
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  )
}

// The AWS CLI guesses the type the same way.
const headersFor = (file: string, { SystemMetadata }: Deployment): Record<string, string> => ({
  'content-type': mime.getType(file) ?? 'binary/octet-stream',
  ...SystemMetadata,
})

function exists(objects: ObjectStore, bucket: string, key: string, { headers, body }: NewObject): boolean {
  const there = objects.head(bucket, key)
  return there?.etag === `"${hash('md5', body)}"` && isDeepStrictEqual(there.headers, headers)
}
