import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { type ImageAdvice, type ImageEdits, imageEditsSchema } from '@porchlight/contract/images/image-advice'
import * as z from 'zod/mini'
import { mediaKey } from '../keys.ts'
import type { Table } from '../table/table.ts'
import { ifHolds } from '../table/transact.ts'
import type { Dimensions } from './upload-repository.ts'

type Update = Pick<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'>

/** Returns undefined if the condition fails. */
const update = ({ client, name }: Table, id: string, change: Update) =>
  ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: mediaKey(id),
        ...change,
        ...(`${change.UpdateExpression} ${change.ConditionExpression}`.includes('#status') && {
          ExpressionAttributeNames: { '#status': 'status' },
        }),
        ReturnValues: 'ALL_NEW',
      }),
    ),
  )

const attemptSchema = z.object({ attempts: z.int(), ...imageEditsSchema.shape })

/** Timeout of the function that makes variants. */
const ATTEMPT_MS = 60_000

/**
 * `etag` is that of the bytes. Returns the number of attempts since the last success and the edits to apply, or undefined
 * if no attempt is allowed now: variants exist, another attempt runs, the upload was refused or is being removed, or other bytes came first.
 * Some variants may exist from now on.
 */
export async function beginAttempt(
  table: Table,
  id: string,
  etag: string,
  now: Date,
): Promise<({ attempts: number } & ImageEdits) | undefined> {
  const begun = await update(table, id, {
    ConditionExpression: [
      'attribute_exists(PK) AND attribute_not_exists(isRemoving) AND #status <> :refused',
      '(attribute_not_exists(variants) OR variants <> :made)',
      '(attribute_not_exists(etag) OR etag = :etag)',
      '(attribute_not_exists(attemptUntil) OR attemptUntil < :now)',
    ].join(' AND '),
    UpdateExpression: 'SET etag = :etag, variants = :partial, attemptUntil = :until ADD attempts :one',
    ExpressionAttributeValues: {
      ':refused': 'refused',
      ':made': 'made',
      ':partial': 'partial',
      ':etag': etag,
      ':now': now.toISOString(),
      ':until': new Date(now.getTime() + ATTEMPT_MS).toISOString(),
      ':one': 1,
    },
  })
  return begun && z.parse(attemptSchema, begun.Attributes)
}

/** A failure of the bucket or table (`counts: 0`) does not count. */
export async function endAttempt(table: Table, id: string, { counts }: { counts: 0 | 1 }): Promise<void> {
  await update(table, id, {
    ConditionExpression: 'attempts > :none',
    UpdateExpression: 'SET attempts = attempts - :less REMOVE attemptUntil',
    ExpressionAttributeValues: { ':none': 0, ':less': 1 - counts },
  })
}

/** The editor shows the advice while variants are still being made. Does nothing if the upload is being removed. */
export async function recordAdvice(
  table: Table,
  id: string,
  { advice, hash }: Pick<ImageAdvice, 'advice' | 'hash'>,
): Promise<void> {
  await update(table, id, {
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(isRemoving)',
    UpdateExpression: hash ? 'SET advice = :advice, imageHash = :hash' : 'SET advice = :advice REMOVE imageHash',
    ExpressionAttributeValues: { ':advice': advice, ...(hash && { ':hash': hash }) },
  })
}

/** All variants and these share images exist. Does nothing if the upload is being removed. */
export async function finishVariants(table: Table, id: string, made: Dimensions & { shares: string[] }): Promise<void> {
  const { width, height, placeholder, shares } = made
  await update(table, id, {
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(isRemoving)',
    UpdateExpression:
      'SET #status = :ready, variants = :made, width = :width, height = :height, placeholder = :placeholder, shares = :shares REMOVE attempts, attemptUntil',
    ExpressionAttributeValues: {
      ':ready': 'ready',
      ':made': 'made',
      ':width': width,
      ':height': height,
      ':placeholder': placeholder,
      ':shares': shares,
    },
  })
}

/** The uploader sees the reason. */
export async function refuseUpload(table: Table, id: string, reason: string): Promise<void> {
  await update(table, id, {
    ConditionExpression: 'attribute_exists(PK)',
    UpdateExpression: 'SET #status = :refused, reason = :reason REMOVE attempts, attemptUntil',
    ExpressionAttributeValues: { ':refused': 'refused', ':reason': reason },
  })
}

/** Records which share images exist besides all other variants. */
export async function recordShares(table: Table, id: string, shares: string[]): Promise<void> {
  await update(table, id, {
    ConditionExpression: 'variants = :made',
    UpdateExpression: 'SET shares = :shares',
    ExpressionAttributeValues: { ':made': 'made', ':shares': shares },
  })
}

/** The next run makes all variants or deletes all of them. */
export async function invalidateVariants(table: Table, id: string): Promise<void> {
  await update(table, id, {
    ConditionExpression: 'attribute_exists(PK)',
    UpdateExpression: 'SET variants = :partial',
    ExpressionAttributeValues: { ':partial': 'partial' },
  })
}

/** No live item references the upload; does nothing if it was kept in the meantime. */
export async function markUnreferenced(table: Table, id: string, now: Date): Promise<void> {
  await update(table, id, {
    ConditionExpression: 'attribute_exists(PK) AND (attribute_not_exists(keptUntil) OR keptUntil <= :now)',
    UpdateExpression: 'SET unreferencedSince = :now REMOVE keptUntil',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  })
}

/** A live item references the upload again, such as one of a restored property. */
export async function markReferenced(table: Table, id: string): Promise<void> {
  await update(table, id, {
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(isRemoving)',
    UpdateExpression: 'REMOVE unreferencedSince, keptUntil',
  })
}

/** First step of deleting variants. Returns false if the upload was referenced since it was read. */
export async function beginRemovalOfVariants(table: Table, id: string, unreferencedSince: string): Promise<boolean> {
  const begun = await update(table, id, {
    ConditionExpression: 'unreferencedSince = :since AND attribute_not_exists(keptUntil)',
    UpdateExpression: 'SET variants = :partial',
    ExpressionAttributeValues: { ':since': unreferencedSince, ':partial': 'partial' },
  })
  return begun !== undefined
}

/** Last step of deleting variants. If variants were made in the meantime, the next run repairs them. */
export async function endRemovalOfVariants(table: Table, id: string): Promise<void> {
  const ended = await update(table, id, {
    ConditionExpression: 'variants = :partial',
    UpdateExpression: 'REMOVE variants, shares',
    ExpressionAttributeValues: { ':partial': 'partial' },
  })
  if (!ended) await invalidateVariants(table, id)
}

/** Prevents new references to an upload. Returns false if there was one since it was read. */
export async function beginRemovalOfUpload(table: Table, id: string, unreferencedSince: string): Promise<boolean> {
  const begun = await update(table, id, {
    ConditionExpression: 'unreferencedSince = :since AND attribute_not_exists(keptUntil)',
    UpdateExpression: 'SET isRemoving = :yes',
    ExpressionAttributeValues: { ':since': unreferencedSince, ':yes': true },
  })
  return begun !== undefined
}
