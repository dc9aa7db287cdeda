import { createHash } from 'node:crypto'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { sessionKey, userKey } from '@porchlight/functions/data/keys'
import { previewKey } from '@porchlight/functions/data/previews/preview-keys'
import { viewCountPartition, viewPartition, visitorKey } from '@porchlight/functions/data/views/view-keys'
import * as z from 'zod/mini'

/** An item as DynamoDB gives it: every value with its type, numbers as their digits. */
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
const itemSchema = z.record(z.string(), value)
const lineSchema = z.object({ Item: itemSchema })

/**
 * One line of a file, in DynamoDB's own form of exports and imports; equal items give equal lines.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataExport.Output.html
 */
export const lineOf = (item: Item): string => JSON.stringify({ Item: textOfAll(item) })

/** The item of such a line; throws for what is none. */
export const itemOf = (line: string): Item => z.parse(lineSchema, JSON.parse(line)).Item

/** A part of an item, such as its key, as it was stored in JSON. */
export const storedKey = z.record(z.string(), z.unknown())
export const keyFromStored = (stored: unknown): Item => z.parse(itemSchema, stored)

/** The attributes in the order of their names, as JSON may hold them. */
export function textOfAll(attributes: Record<string, AttributeValue>): Record<string, unknown> {
  const sorted = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, one]) => [name, textOf(one)]))
}

function textOf(one: AttributeValue): unknown {
  if (one.M) return { M: textOfAll(one.M) }
  if (one.L) return { L: one.L.map(textOf) }
  if (one.B) return { B: base64(one.B) }
  if (one.BS) return { BS: one.BS.map(base64).toSorted() }
  if (one.SS) return { SS: one.SS.toSorted() }
  if (one.NS) return { NS: one.NS.toSorted() }
  return one
}

const base64 = (part: Uint8Array) => Buffer.from(part).toString('base64')

const partitionOf = ({ PK }: Item) => PK?.S ?? ''

/** Sessions and previews stay where they are: brought back, one that was ended meanwhile would count again. */
export const isSession = (item: Item) =>
  [sessionKey(''), previewKey('')].some(({ PK }) => partitionOf(item).startsWith(PK))

/** What the site knows of a person by the user pool's `sub`. */
export const isPerson = (item: Item) => partitionOf(item).startsWith(userKey('').PK)
export const idOfPerson = (item: Item) => partitionOf(item).slice(userKey('').PK.length)
/** All that is left of somebody who was taken out: the mark that ends older sign-ins. */
export const isMarkAlone = (item: Item) => isPerson(item) && item.signedOutAt !== undefined && !item.email

/** Whether the table was to drop this item before `now` (epoch ms). */
export const isExpired = ({ expire }: Item, now: number) => expire?.N !== undefined && Number(expire.N) * 1000 <= now

/** Id of the upload whose variants an item is about; undefined for any other item. */
export const idOfMadeVariants = (item: Item) =>
  item.SK?.S === 'VARIANTS' && item.width ? partitionOf(item).slice('MEDIA#'.length) : undefined

/** Path of the picture that a property, a unit or the home page shows by this item; records of uploads show none. */
export const shownPicture = ({ imageUrl, attached }: Item) => (attached ? undefined : imageUrl?.S)

/** Visitors and people signing in write these at any time, each for itself; all others change by what is saved. */
const writtenInPassing = [viewPartition(''), viewCountPartition, visitorKey('', '').PK, userKey('').PK]

/** A number that is the same for the same saved items in whatever order, and another one for others. */
export function fingerprintOf(items: readonly Item[]): bigint {
  let sum = 0n
  for (const item of items) {
    if (writtenInPassing.some((start) => partitionOf(item).startsWith(start))) continue
    sum += BigInt(`0x${createHash('sha256').update(lineOf(item)).digest('hex')}`)
  }
  return sum % 2n ** 256n
}
