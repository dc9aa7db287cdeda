import { createHash, randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type LivePreview, livePreviewSchema } from '@porchlight/contract/previews/preview'
import { type Property, propertySchema } from '@porchlight/contract/properties/property'
import * as z from 'zod/mini'
import { KnownError, notFound } from '../../errors.ts'
import { gsi1 } from '../keys.ts'
import { parseItem, parseReadable, withNulls } from '../table/parse-stored.ts'
import { getItem, queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { putNew, transact } from '../table/transact.ts'
import { previewKey, previewListKey, previewListPartition } from './preview-keys.ts'

const dayMs = 86_400_000
/** The author opens a preview of unsaved input once; links are sent to others. */
const LIFETIME_MS = { typed: dayMs, saved: 7 * dayMs }
/** An item holds 400 KiB; the other attributes of a preview need 1 KB. */
const maxBytes = 390_000

const packed = z.instanceof(Uint8Array)
const previewItemSchema = z.extend(livePreviewSchema, {
  propertyId: z.optional(z.string()),
  typed: z.optional(packed),
})

/** A stored property, an unsaved one, or an unsaved change of a stored one. */
interface PreviewContent {
  propertyId?: string | undefined
  typed?: Property | undefined
}

/**
 * The table stores only the token's hash, so its readers cannot open the preview. Throws `too_large` for a text
 * beyond the size of an item.
 */
export async function createPreview(
  table: Table,
  { propertyId, typed }: PreviewContent,
): Promise<LivePreview & { token: string }> {
  const token = randomBytes(20).toString('hex')
  const now = Date.now()
  const content = typed && gzipSync(JSON.stringify(typed))
  if (content && content.length > maxBytes) throw new KnownError('too_large', 'This is too long for a preview')
  const expires = now + (typed ? LIFETIME_MS.typed : LIFETIME_MS.saved)
  const preview: LivePreview = {
    id: hashOf(token),
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(expires).toISOString(),
    isTyped: typed !== undefined,
  }
  const listing = propertyId && { propertyId, ...previewListKey(propertyId, preview) }
  const item = { ...previewKey(preview.id), ...listing, ...preview, typed: content, expire: Math.ceil(expires / 1000) }
  await transact(table, [putNew(item, 'A preview')])
  return { ...preview, token }
}

/** Returns undefined if no preview has this token or it has expired. */
export async function findPreview(table: Table, token: string): Promise<(LivePreview & PreviewContent) | undefined> {
  const item = await getItem(table, previewKey(hashOf(token)))
  if (!item) return undefined
  const { typed, ...preview } = parseItem(previewItemSchema, item)
  if (!isLive(preview)) return undefined
  if (!typed) return preview
  const stored: unknown = JSON.parse(gunzipSync(typed).toString())
  return { ...preview, typed: z.parse(propertySchema, withNulls(propertySchema, stored)) }
}

/** Sorts the live previews, oldest first. */
export async function listPreviews(table: Table, propertyId: string): Promise<LivePreview[]> {
  const items = await queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :previews',
    ExpressionAttributeValues: { ':previews': previewListPartition(propertyId) },
  })
  return parseReadable(items, (item) => parseItem(livePreviewSchema, item)).filter(isLive)
}

/** The preview's address stops working. Throws `notFound`. */
export const deletePreview = (table: Table, id: string): Promise<void> =>
  transact(table, [
    {
      Delete: { Key: previewKey(id), ConditionExpression: 'attribute_exists(PK)' },
      refusal: () => notFound('Preview'),
    },
  ])

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
/** The table deletes expired items late. */
const isLive = ({ expiresAt }: LivePreview) => Date.parse(expiresAt) > Date.now()
