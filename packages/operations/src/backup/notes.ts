import * as z from 'zod/mini'
import { storedKey } from './items.ts'

const kept = { path: z.string(), bytes: z.int(), sha256: z.string() }

/** The headers of an object that are its own, as S3 names them. */
const headersSchema = z.object({
  ContentType: z.optional(z.string()),
  CacheControl: z.optional(z.string()),
  ContentDisposition: z.optional(z.string()),
  ContentEncoding: z.optional(z.string()),
  ContentLanguage: z.optional(z.string()),
  Metadata: z.optional(z.record(z.string(), z.string())),
})

/** An object of a bucket; `etag` is what S3 calls its bytes. */
const objectSchema = z.object({
  bucket: z.enum(['originals', 'variants']),
  key: z.string(),
  etag: z.string(),
  headers: headersSchema,
  ...kept,
})
export type StoredObject = z.infer<typeof objectSchema>
export type BucketKind = StoredObject['bucket']

/** Some items, in the order in which they were read; `next`: where the reading goes on, absent at the end. */
const pageSchema = z.object({
  items: z.int(),
  fingerprint: z.string(),
  next: z.optional(storedKey),
  ...kept,
})
export type Page = z.infer<typeof pageSchema>

const stageSchema = z.object({ stage: z.string(), table: z.string(), userPoolId: z.string() })
/** Where a backup comes from. */
export type Source = z.infer<typeof stageSchema>

/** What a run that is under way notes. `again`: the pages that were read so far are void. */
export const noteSchema = z.union([
  z.object({ source: stageSchema }),
  z.object({ object: objectSchema }),
  z.object({ page: pageSchema }),
  z.object({ again: z.literal(true) }),
])

/** `backup.json`: what a finished backup holds. Later forms will have another number. */
export const backupSchema = z.object({
  form: z.literal(1),
  source: stageSchema,
  takenAt: z.iso.datetime(),
  items: z.int(),
  /** Paths of the pieces of the table, in the order in which they were read. */
  pages: z.array(z.string()),
  objects: z.array(objectSchema),
  /** Pictures that something shows and that the bucket did not have. */
  missing: z.array(z.string()),
})
export type Backup = z.infer<typeof backupSchema>

/** `people.json`: who had an account, and might change things. */
export const peopleSchema = z.array(z.object({ email: z.string(), isAdmin: z.boolean(), status: z.string() }))
