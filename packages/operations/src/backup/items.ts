import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { dataFormatKey } from '@porchlight/functions/data/data-format'
import { mediaKey, sessionKey, userKey } from '@porchlight/functions/data/keys'
import { previewKey } from '@porchlight/functions/data/previews/preview-keys'
import { viewCountPartition, viewPartition, visitorKey } from '@porchlight/functions/data/views/view-keys'
import * as z from 'zod/mini'

/** An item as DynamoDB returns it: every value with its type. */
export type Item = Record<string, AttributeValue>

const bytes = z.pipe(
  z.string(),
  z.transform((text) => Buffer.from(text, 'base64')),
)
const value: z.ZodMiniType<AttributeValue> = z.lazy(() =>
  z.union([
    z.strictObject({ S: z.string() }),
    z.strictObject({ N: z.string() }),
    z.strictObject({ BOOL: z.boolean() }),
    z.strictObject({ NULL: z.boolean() }),
    z.strictObject({ L: z.array(value) }),
    z.strictObject({ M: z.record(z.string(), value) }),
    z.strictObject({ B: bytes }),
    z.strictObject({ SS: z.array(z.string()) }),
    z.strictObject({ NS: z.array(z.string()) }),
    z.strictObject({ BS: z.array(bytes) }),
  ]),
)
const lineSchema = z.object({ Item: z.record(z.string(), value) })

/**
 * Returns an item as one line of JSON, without its end, in the form of DynamoDB's own exports.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataExport.Output.html
 */
export const lineOf = (item: Item): string =>
  JSON.stringify({ Item: item }, (_, part: unknown) =>
    part instanceof Uint8Array ? Buffer.from(part).toString('base64') : part,
  )

/** Returns the item of such a line. Throws if there is none. */
export const itemOf = (line: string): Item => z.parse(lineSchema, JSON.parse(line)).Item

export const keyOf = ({ PK, SK }: Item) => `${PK?.S} ${SK?.S}`

const isIn =
  (...partitions: string[]) =>
  ({ PK }: Item) =>
    partitions.some((start) => PK?.S?.startsWith(start))

/**
 * What belongs to one site alone and is not backed up: people, their sessions and preview links, and the number of the
 * data format. A session that has ended must not come back, and a person's id is valid in one user pool only.
 */
export const isOfOneSite = isIn(userKey('').PK, sessionKey('').PK, previewKey('').PK, dataFormatKey.PK)

/** Views and their counts, which visitors change at any time. */
export const isView = isIn(viewPartition(''), viewCountPartition, visitorKey('', '').PK)

/** Whether the table was to drop the item before `now` (epoch ms). */
export const isExpired = ({ expire }: Item, now: number) => expire?.N !== undefined && Number(expire.N) * 1000 <= now

/** Records of uploads and their variants. */
export const isUpload = isIn(mediaKey('').PK)

/** Returns the key, without its ending, of the original that a property, a unit or the home page shows by an item. */
export const displayedOriginal = (item: Item) =>
  isUpload(item) ? undefined : /images\/[^/.]+/.exec(item.imageUrl?.S ?? '')?.[0]
