import { DATA_FORMAT } from '@porchlight/functions/data/data-format'
import * as z from 'zod/mini'
import { OperationError } from '../stages.ts'
import { readText } from './folder.ts'

/** Headers are stored with an object. */
const objectSchema = z.object({
  bucket: z.enum(['originals', 'variants']),
  key: z.string(),
  etag: z.string(),
  headers: z.object({
    ContentType: z.optional(z.string()),
    CacheControl: z.optional(z.string()),
    ContentDisposition: z.optional(z.string()),
    Metadata: z.optional(z.record(z.string(), z.string())),
  }),
})
export type StoredObject = z.infer<typeof objectSchema>
export type BucketKind = StoredObject['bucket']

const manifestSchema = z.object({
  dataFormat: z.int(),
  stage: z.string(),
  takenAt: z.iso.datetime(),
  items: z.int(),
  objects: z.array(objectSchema),
  /** Everybody who had an account. */
  people: z.array(z.object({ email: z.string(), isAdmin: z.boolean() })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const MANIFEST = 'backup.json'

/** Throws OperationError if the data format differs from that of this version. */
export function readManifest(folder: string): Manifest {
  const manifest = z.parse(manifestSchema, JSON.parse(readText(folder, MANIFEST)))
  if (manifest.dataFormat !== DATA_FORMAT)
    throw new OperationError(
      `Nothing was restored: the backup has data format ${manifest.dataFormat}, and this version reads ${DATA_FORMAT}.`,
    )
  return manifest
}
