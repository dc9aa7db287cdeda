import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { dataFormatKey } from '@porchlight/functions/data/data-format'
import { mediaKey, sessionKey, userKey } from '@porchlight/functions/data/keys'
import { previewKey } from '@porchlight/functions/data/previews/preview-keys'
import { viewCountPartition, viewPartition, visitorKey } from '@porchlight/functions/data/views/view-keys'
import * as z from 'zod/mini'

/** Values are typed as DynamoDB returns them. */
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
 * One line of JSON in the format of DynamoDB exports.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataExport.Output.html
 */
export const lineOf = (item: Item): string =>
  JSON.stringify({ Item: item }, (_, part: unknown) =>
    part instanceof Uint8Array ? Buffer.from(part).toString('base64') : part,
  )

/** Throws for a line that `lineOf` did not return. */
export const itemOf = (line: string): Item => z.parse(lineSchema, JSON.parse(line)).Item

export const keyOf = ({ PK, SK }: Item) => `${PK?.S} ${SK?.S}`

const isIn =
  (...partitions: string[]) =>
  ({ PK }: Item) =>
    partitions.some((start) => PK?.S?.startsWith(start))

/**
 * People, sessions, preview links and the data format number are not backed up. An ended session must not become
 * valid again, and the id of a person is valid in one user pool only.
 */
export const isOfOneSite = isIn(userKey('').PK, sessionKey('').PK, previewKey('').PK, dataFormatKey.PK)

/** Visitors change views and view counts at any time. */
export const isView = isIn(viewPartition(''), viewCountPartition, visitorKey('', '').PK)

/** `now` is in ms since the epoch. */
export const isExpired = ({ expire }: Item, now: number) => expire?.N !== undefined && Number(expire.N) * 1000 <= now

/** Returns whether an item records an upload and its variants. */
export const isUpload = isIn(mediaKey('').PK)

/** The key has no extension. */
export const displayedOriginal = (item: Item) =>
  isUpload(item) ? undefined : /images\/[^/.]+/.exec(item.imageUrl?.S ?? '')?.[0]
