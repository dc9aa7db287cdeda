import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type ImageAdvice, type ImageEdits, imageEditsSchema } from '@porchlight/contract/images/image-advice'
import * as z from 'zod/mini'
import { mediaKey } from '../keys.ts'
import type { ItemChange } from '../table/item-change.ts'
import type { Table } from '../table/table.ts'
import { ifHolds, updateItem } from '../table/transact.ts'
import type { Dimensions, Upload } from './upload-repository.ts'

/** Returns false if the upload is missing or an expected attribute differs. */
const change = (table: Table, id: string, attributes: Omit<ItemChange, 'key'>) =>
  updateItem(table, { key: mediaKey(id), ...attributes })

const isKept = { isRemoving: undefined }
const noAttempt = { attempts: undefined, attemptUntil: undefined }

const attemptSchema = z.object({ attempts: z.int(), ...imageEditsSchema.shape })

/** Timeout of the function that makes variants. */
const ATTEMPT_MS = 60_000

/**
 * `etag` is that of the bytes. Returns the number of attempts since the last success and the edits to apply, or undefined
 * if no attempt is allowed now: variants exist, another attempt runs, the upload was refused or is being removed, or other bytes came first.
 * Some variants may exist from now on.
 */
export async function beginAttempt(
  { client, name }: Table,
  id: string,
  etag: string,
  now: Date,
): Promise<({ attempts: number } & ImageEdits) | undefined> {
  const begun = await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: mediaKey(id),
        ConditionExpression: [
          'attribute_exists(PK) AND attribute_not_exists(isRemoving) AND #status <> :refused',
          '(attribute_not_exists(variants) OR variants <> :made)',
          '(attribute_not_exists(etag) OR etag = :etag)',
          '(attribute_not_exists(attemptUntil) OR attemptUntil < :now)',
        ].join(' AND '),
        UpdateExpression: 'SET etag = :etag, variants = :partial, attemptUntil = :until ADD attempts :one',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':refused': 'refused',
          ':made': 'made',
          ':partial': 'partial',
          ':etag': etag,
          ':now': now.toISOString(),
          ':until': new Date(now.getTime() + ATTEMPT_MS).toISOString(),
          ':one': 1,
        },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  )
  return begun && z.parse(attemptSchema, begun.Attributes)
}

/** This attempt has failed. A failure of the bucket or table does not count. */
export async function endAttempt(table: Table, id: string, attempts: number, counts: boolean): Promise<void> {
  const set = { attempts: counts ? attempts : attempts - 1, attemptUntil: undefined }
  await change(table, id, { set, expected: { attempts } })
}

/** The editor shows the advice while variants are still being made. Does nothing if the upload is being removed. */
export async function recordAdvice(
  table: Table,
  id: string,
  { advice, hash }: Pick<ImageAdvice, 'advice' | 'hash'>,
): Promise<void> {
  await change(table, id, { set: { advice, imageHash: hash }, expected: isKept })
}

/** All variants and these share images exist. Does nothing if the upload is being removed. */
export async function finishVariants(table: Table, id: string, made: Dimensions & { shares: string[] }): Promise<void> {
  await change(table, id, { set: { ...made, status: 'ready', variants: 'made', ...noAttempt }, expected: isKept })
}

/** The uploader sees the reason. */
export async function refuseUpload(table: Table, id: string, reason: string): Promise<void> {
  await change(table, id, { set: { status: 'refused', reason, ...noAttempt } })
}

/** Records which share images exist besides all other variants. */
export async function recordShares(table: Table, id: string, shares: string[]): Promise<void> {
  await change(table, id, { set: { shares }, expected: { variants: 'made' } })
}

/** The next run makes all variants or deletes all of them. */
export async function invalidateVariants(table: Table, id: string): Promise<void> {
  await change(table, id, { set: { variants: 'partial' } })
}

/** No live item references the upload; does nothing if it was kept since it was read. */
export async function markUnreferenced(table: Table, { id, keptUntil }: Upload, now: Date): Promise<void> {
  const set = { unreferencedSince: now.toISOString(), keptUntil: undefined }
  await change(table, id, { set, expected: { keptUntil } })
}

/** A live item references the upload again, such as one of a restored property. */
export async function markReferenced(table: Table, id: string): Promise<void> {
  await change(table, id, { set: { unreferencedSince: undefined, keptUntil: undefined }, expected: isKept })
}

/** First step of deleting variants. Returns false if the upload was referenced since it was read. */
export const beginRemovalOfVariants = (table: Table, id: string, unreferencedSince: string): Promise<boolean> =>
  change(table, id, { set: { variants: 'partial' }, expected: { unreferencedSince, keptUntil: undefined } })

/** Last step of deleting variants. If variants were made in the meantime, the next run repairs them. */
export async function endRemovalOfVariants(table: Table, id: string): Promise<void> {
  const set = { variants: undefined, shares: undefined }
  if (!(await change(table, id, { set, expected: { variants: 'partial' } }))) await invalidateVariants(table, id)
}

/** Prevents new references to an upload. Returns false if there was one since it was read. */
export const beginRemovalOfUpload = (table: Table, id: string, unreferencedSince: string): Promise<boolean> =>
  change(table, id, { set: { isRemoving: true }, expected: { unreferencedSince, keptUntil: undefined } })
