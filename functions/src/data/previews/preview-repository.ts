import { createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
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
/** What is typed is looked at once, by whoever typed it; a link is sent to somebody. */
const livesMs = { typed: dayMs, saved: 7 * dayMs }
/** An item of the table holds 400 KiB; what else a preview has needs 1 KB. */
const maxBytes = 390_000

const packed = z.instanceof(Uint8Array)
const previewItemSchema = z.extend(livePreviewSchema, {
  propertyId: z.optional(z.string()),
  typed: z.optional(packed),
})

/** What is to be seen: a stored property, a property as it was typed, or this in the place of that. */
interface Shown {
  propertyId?: string | undefined
  typed?: Property | undefined
}

/**
 * Stores a preview under a new token, of which only the hash is kept: whoever reads the table cannot open it. Throws
 * `too_large` for a text that does not fit into an item.
 */
export async function createPreview(
  table: Table,
  { propertyId, typed }: Shown,
): Promise<LivePreview & { token: string }> {
  const token = randomBytes(20).toString('hex')
  const now = Date.now()
  const content = typed && (await promisify(gzip)(JSON.stringify(typed)))
  if (content && content.length > maxBytes) throw new KnownError('too_large', 'This is too long for a preview')
  const expires = now + (typed ? livesMs.typed : livesMs.saved)
  const preview: LivePreview = {
    id: hashOf(token),
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(expires).toISOString(),
    isTyped: typed !== undefined,
  }
  const place = propertyId && { propertyId, ...previewListKey(propertyId, preview) }
  const item = { ...previewKey(preview.id), ...place, ...preview, typed: content, expire: Math.ceil(expires / 1000) }
  await transact(table, [putNew(item, 'A preview')])
  return { ...preview, token }
}

/** What the preview with this token shows; undefined when there is none, or none any more. */
export async function findPreview(table: Table, token: string): Promise<(LivePreview & Shown) | undefined> {
  const item = await getItem(table, previewKey(hashOf(token)))
  if (!item) return undefined
  const { typed, ...preview } = parseItem(previewItemSchema, item)
  if (!isLive(preview)) return undefined
  if (!typed) return preview
  const text = await promisify(gunzip)(typed)
  return { ...preview, typed: z.parse(propertySchema, withNulls(propertySchema, JSON.parse(text.toString()))) }
}

/** The previews of a property that can still be seen, the oldest first. */
export async function listPreviews(table: Table, propertyId: string): Promise<LivePreview[]> {
  const items = await queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :previews',
    ExpressionAttributeValues: { ':previews': previewListPartition(propertyId) },
  })
  return parseReadable(items, (item) => parseItem(livePreviewSchema, item)).filter(isLive)
}

/** Takes a preview back: its address leads nowhere from now on. Throws `notFound`. */
export const deletePreview = (table: Table, id: string): Promise<void> =>
  transact(table, [
    {
      Delete: { Key: previewKey(id), ConditionExpression: 'attribute_exists(PK)' },
      refusal: () => notFound('Preview'),
    },
  ])

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
/** The table drops what has expired, but late. */
const isLive = ({ expiresAt }: LivePreview) => Date.parse(expiresAt) > Date.now()
