import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { type ImageEdits, imageAdviceSchema, imageEditsSchema } from '@porchlight/contract/images/image-advice'
import * as z from 'zod/mini'
import { invalidInput } from '../../errors.ts'
import { gsi1, mediaKey, uploadListingKey, uploadsPartition } from '../keys.ts'
import { parseItem, parseReadable } from '../table/parse-stored.ts'
import { getItem, queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { putNew, type TransactionItem, transact, updateItem } from '../table/transact.ts'

/** An unreferenced upload is kept this long. */
const KEPT_DAYS = 7

/**
 * `pending` until its variants were made once, then `ready` or `refused`. Its variants may be deleted while nothing
 * references it.
 */
const uploadSchema = z.object({
  id: z.string(),
  imageUrl: z.string(),
  createdAt: z.string(),
  status: z.enum(['pending', 'ready', 'refused']),
  /** Shown to the uploader. */
  reason: z.optional(z.string()),
  /** Pixels and a data address; known once ready. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  placeholder: z.optional(z.string()),
  ...imageEditsSchema.shape,
  /** Known once judged; older uploads were not. */
  advice: z.optional(imageAdviceSchema.shape.advice),
  imageHash: imageAdviceSchema.shape.hash,
  /**
   * ETag of the bytes that variants are made of: the first that arrived. Later uploads to the same address are
   * ignored.
   */
  etag: z.optional(z.string()),
  /** `made`: all exist; `partial`: some may exist, while they are made or deleted; absent: none exist. */
  variants: z.optional(z.enum(['made', 'partial'])),
  /** Names of the focal points with a share image (`focusName`). */
  shares: z._default(z.array(z.string()), []),
  /** Live until this time (ISO 8601) without a reference. */
  keptUntil: z.optional(z.string()),
  /** Time since which no live item references it (ISO 8601). A new reference removes it. */
  unreferencedSince: z.optional(z.string()),
  /** Its original is being deleted, so it can never be referenced again. */
  isRemoving: z.optional(z.boolean()),
})
export type Upload = z.infer<typeof uploadSchema>

/** Image items copy these from their upload. */
export type Dimensions = Pick<Required<Upload>, 'width' | 'height' | 'placeholder'>

/** Runs before the upload. It is live for 7 days without a reference. */
export async function recordUpload(
  table: Table,
  upload: { id: string; imageUrl: string; now: Date; edits?: ImageEdits },
): Promise<void> {
  const { id, imageUrl, now, edits } = upload
  const item = {
    ...mediaKey(id),
    ...uploadListingKey(id),
    id,
    imageUrl,
    status: 'pending',
    keptUntil: new Date(now.getTime() + KEPT_DAYS * 86_400_000).toISOString(),
    createdAt: now.toISOString(),
    ...edits,
  }
  await transact(table, [putNew(item, 'An upload')])
}

/** Reads consistently. */
export async function findUpload(table: Table, id: string): Promise<Upload | undefined> {
  const item = await getItem(table, mediaKey(id))
  return item && parseItem(uploadSchema, item)
}

/** Returns uploads by id from the index, which is updated within a moment. Leaves out malformed ones. */
export async function listUploads(table: Table): Promise<Map<string, Upload>> {
  const items = await queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :uploads',
    ExpressionAttributeValues: { ':uploads': uploadsPartition },
  })
  const uploads = parseReadable(items, (item) => parseItem(uploadSchema, item))
  return new Map(uploads.map((upload) => [upload.id, upload]))
}

interface Reference {
  uploadId: string
  imageUrl: string
  /** Request field that names the image. */
  path: string
}

/** A new reference keeps an image live. Throws `invalidInput` naming the field if the image is no longer kept. */
export const referenceUpload = (reference: Reference): TransactionItem =>
  removing(reference, ['keptUntil', 'unreferencedSince'])

/**
 * Keeps the original for at least 31 more days, for a transaction without room for `referenceUpload`. Throws like
 * `referenceUpload`.
 */
export const keepReferenced = (reference: Reference): TransactionItem => removing(reference, ['unreferencedSince'])

const removing = (
  { uploadId, imageUrl, path }: Reference,
  attributes: readonly ('keptUntil' | 'unreferencedSince')[],
): TransactionItem => ({
  Change: {
    key: mediaKey(uploadId),
    set: Object.fromEntries(attributes.map((attribute) => [attribute, undefined])),
    expected: { imageUrl, isRemoving: undefined },
  },
  refusal: () => {
    const message = 'This image is no longer stored. Please upload it again.'
    return invalidInput([{ path, message }], message)
  },
})

const EDIT_RETENTION_MS = 60 * 60_000

/**
 * Keeps an unreferenced image for an hour, so that its variants exist before a save references it again. Returns
 * false if the image is no longer kept.
 */
export const keepForNow = (table: Table, id: string): Promise<boolean> =>
  updateItem(table, {
    key: mediaKey(id),
    set: { keptUntil: new Date(Date.now() + EDIT_RETENTION_MS).toISOString() },
    expected: { isRemoving: undefined },
  })

/** Runs after the upload's objects were deleted. */
export async function forgetUpload({ client, name }: Table, id: string): Promise<void> {
  await client.send(new DeleteCommand({ TableName: name, Key: mediaKey(id) }))
}
