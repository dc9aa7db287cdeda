import { type Focus, focusName } from '@porchlight/contract/images/image-files'
import * as z from 'zod/mini'
import type { Key } from '../keys.ts'
import { keyOf } from '../table/parse-stored.ts'
import type { Table } from '../table/table.ts'
import { updateItem } from '../table/transact.ts'

const pointSchema = z.optional(z.catch(z.nullable(z.object({ x: z.number(), y: z.number() })), null))
const schema = z.object({ imageUrl: z.string(), focus: pointSchema, sharedFocus: pointSchema })

/** Properties, units and the hero images have such items. */
export interface ImageItem {
  key: Key
  imageUrl: string
  focus?: Focus | undefined
  sharedFocus?: Focus | undefined
}

/** Returns nothing if the item references no image. */
export function imageOf(item: Record<string, unknown>): ImageItem[] {
  const { success, data } = z.safeParse(schema, item)
  if (!success) return []
  const { imageUrl, focus, sharedFocus } = data
  return [{ key: keyOf(item), imageUrl, focus: focus ?? undefined, sharedFocus: sharedFocus ?? undefined }]
}

/** The share image of the current focal point exists. */
export const isShareRecorded = ({ focus, sharedFocus }: ImageItem): boolean =>
  !focus || (sharedFocus !== undefined && focusName(focus) === focusName(sharedFocus))

/**
 * The publisher uses the share image from now on. Does nothing if the focal point has changed. The property's version
 * stays, so open forms remain current.
 */
export async function recordSharedFocus(table: Table, { key, focus }: ImageItem): Promise<void> {
  if (focus) await updateItem(table, { key, set: { sharedFocus: focus }, expected: { focus } })
}
