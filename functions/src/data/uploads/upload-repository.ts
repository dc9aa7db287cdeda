import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { invalidInput } from '../../errors.ts'
import { gsi1, mediaKey, uploadListingKey, uploadsPartition } from '../keys.ts'
import { parseItem, parseReadable } from '../table/parse-stored.ts'
import { getItem, queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { ifHolds, putNew, type TransactionItem, transact } from '../table/transact.ts'

/** Days that an upload is kept before anything references it. */
const KEPT_DAYS = 7

/**
 * An uploaded image. `pending` until its variants are made for the first time; `ready` or `refused` from then on.
 * Whether its variants exist at the moment is a different question: those of an unreferenced image are deleted.
 */
const uploadSchema = z.object({
  id: z.string(),
  imageUrl: z.string(),
  createdAt: z.string(),
  status: z.enum(['pending', 'ready', 'refused']),
  /** Why it was refused, in words for the person who uploaded it. */
  reason: z.optional(z.string()),
  /** Size in pixels, and a small stand-in as a data address; known once it is ready. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  placeholder: z.optional(z.string()),
  /** Tag of the bytes that variants are made of: the first that arrived. Later ones at the same address do not count. */
  etag: z.optional(z.string()),
  /** `made`: all exist; `partial`: some may exist, while they are made or deleted; absent: none exist. */
  variants: z.optional(z.enum(['made', 'partial'])),
  /** Names of the focal points whose share pictures exist (`focusName`). */
  shares: z._default(z.array(z.string()), []),
  /** Until this time it counts as live though nothing references it (ISO 8601). */
  keptUntil: z.optional(z.string()),
  /** Since when no live item references it (ISO 8601). A new reference removes it. */
  unreferencedSince: z.optional(z.string()),
  /** Its original is being deleted: it can never be referenced again. */
  isRemoving: z.optional(z.boolean()),
})
export type Upload = z.infer<typeof uploadSchema>

/** What an image item says of the image that it shows. */
export type Dimensions = Pick<Required<Upload>, 'width' | 'height' | 'placeholder'>

/** Records an upload that is about to happen. Unless an item references it, it is live for 7 days. */
export async function recordUpload(table: Table, upload: { id: string; imageUrl: string; now: Date }): Promise<void> {
  const { id, imageUrl, now } = upload
  const item = {
    ...mediaKey(id),
    ...uploadListingKey(id),
    id,
    imageUrl,
    status: 'pending',
    keptUntil: new Date(now.getTime() + KEPT_DAYS * 86_400_000).toISOString(),
    createdAt: now.toISOString(),
  }
  await transact(table, [putNew(item, 'An upload')])
}

/** Returns an upload as last written; undefined if there is none. */
export async function findUpload(table: Table, id: string): Promise<Upload | undefined> {
  const item = await getItem(table, mediaKey(id))
  return item && parseItem(uploadSchema, item)
}

/** Returns all uploads by id, from the index, which follows writes within a moment. A malformed one is left out. */
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
  /** Field of the request that names the image. */
  path: string
}

/**
 * Belongs to the transaction that stores a new reference to an image: from now on the image is live as long as the
 * reference is. Throws `invalidInput` naming the field if the image is not kept any more.
 */
export const referenceUpload = (reference: Reference): TransactionItem =>
  removing(reference, ['keptUntil', 'unreferencedSince'])

/**
 * Precedes a transaction that stores a new reference and has no room for `referenceUpload`: the original is kept for at
 * least 31 more days. Throws like `referenceUpload`.
 */
export const keepReferenced = (reference: Reference): TransactionItem => removing(reference, ['unreferencedSince'])

const removing = (
  { uploadId, imageUrl, path }: Reference,
  attributes: readonly ('keptUntil' | 'unreferencedSince')[],
): TransactionItem => ({
  Update: {
    Key: mediaKey(uploadId),
    ConditionExpression: 'imageUrl = :url AND attribute_not_exists(isRemoving)',
    UpdateExpression: `REMOVE ${attributes.join(', ')}`,
    ExpressionAttributeValues: { ':url': imageUrl },
  },
  refusal: () => {
    const message = 'This picture is not kept any more. Please upload it again.'
    return invalidInput([{ path, message }], message)
  },
})

const ASKED_MS = 60 * 60_000

/**
 * Keeps an unreferenced image live for an hour, so that its variants can be made before a save references it again.
 * Returns false if the image is not kept any more.
 */
export async function keepForNow({ client, name }: Table, id: string): Promise<boolean> {
  const kept = await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: mediaKey(id),
        ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(isRemoving)',
        UpdateExpression: 'SET keptUntil = :until',
        ExpressionAttributeValues: { ':until': new Date(Date.now() + ASKED_MS).toISOString() },
      }),
    ),
  )
  return kept !== undefined
}

/** Forgets an upload, the last step after its objects are deleted. */
export async function forgetUpload({ client, name }: Table, id: string): Promise<void> {
  await client.send(new DeleteCommand({ TableName: name, Key: mediaKey(id) }))
}
