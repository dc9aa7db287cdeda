import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type Focus, focusName } from '@porchlight/contract/images/image-files'
import * as z from 'zod/mini'
import type { Key } from '../keys.ts'
import { keyOf } from '../table/parse-stored.ts'
import type { Table } from '../table/table.ts'
import { ifHolds } from '../table/transact.ts'

const pointSchema = z.optional(z.catch(z.nullable(z.object({ x: z.number(), y: z.number() })), null))
const schema = z.object({ imageUrl: z.string(), focus: pointSchema, sharedFocus: pointSchema })

/** An item that references an image: of a property, a unit, or a hero image. */
export interface ImageItem {
  key: Key
  imageUrl: string
  focus?: Focus | undefined
  sharedFocus?: Focus | undefined
}

/** Reads an image item; empty for an item that references no image. */
export function imageOf(item: Record<string, unknown>): ImageItem[] {
  const { success, data } = z.safeParse(schema, item)
  if (!success) return []
  const { imageUrl, focus, sharedFocus } = data
  return [{ key: keyOf(item), imageUrl, focus: focus ?? undefined, sharedFocus: sharedFocus ?? undefined }]
}

/** Whether pages may name the share picture of the focal point that is in force. */
export const isShareNoted = ({ focus, sharedFocus }: ImageItem): boolean =>
  !focus || (sharedFocus !== undefined && focusName(focus) === focusName(sharedFocus))

/**
 * Notes on an image item that the share picture of its focal point exists; the publisher then names it. Does nothing if
 * the focal point has changed since. The version of the home stays: nobody's form becomes outdated.
 */
export async function noteSharedFocus({ client, name }: Table, { key, focus }: ImageItem): Promise<void> {
  if (!focus) return
  await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: key,
        ConditionExpression: 'focus = :focus',
        UpdateExpression: 'SET sharedFocus = :focus',
        ExpressionAttributeValues: { ':focus': focus },
      }),
    ),
  )
}
