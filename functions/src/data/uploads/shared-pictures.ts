import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { mediaKey } from '../keys.ts'
import type { Table } from '../table/table.ts'
import { ifHolds, type TransactionItem } from '../table/transact.ts'
import { stale } from '../table/while-stale.ts'

/**
 * Pictures that several places may show: those of the example content, and those of a home that was duplicated. They go
 * with the last place that shows them, which only a look at the whole table can tell (shown-pictures.ts). Their record
 * has no imageUrl, since an item with one counts as showing the picture.
 *
 * What nothing shows any more is kept for 30 days, as an upload is that was removed, with its path as `picture`.
 *
 * While it is looked whether a picture is still shown, it is claimed for its removal, and no further place can come to
 * show it: else it could go from a place that came just after the look.
 */
const kept = 'attribute_not_exists(removing) AND attribute_not_exists(GSI1PK)'
const now = () => new Date().toISOString()

/** Records a picture that came by no upload; does nothing where it is known already. */
export async function recordShared({ client, name }: Table, id: string): Promise<void> {
  const item = { ...mediaKey(id), id, isShared: true, createdAt: now() }
  const condition = 'attribute_not_exists(PK)'
  await ifHolds(client.send(new PutCommand({ TableName: name, Item: item, ConditionExpression: condition })))
}

/**
 * From now on several places may show this picture, which is not removed at once any more when one of them goes. It
 * stays so, also when only one shows it. False when the picture was removed or is just
 * being removed.
 */
export async function shareUpload({ client, name }: Table, id: string): Promise<boolean> {
  const shared = await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: mediaKey(id),
        ConditionExpression: kept,
        UpdateExpression:
          'SET isShared = :yes, id = :id, createdAt = if_not_exists(createdAt, :now) REMOVE attached, imageId, imageUrl',
        ExpressionAttributeValues: { ':yes': true, ':id': id, ':now': now() },
      }),
    ),
  )
  return shared !== undefined
}

/** Belongs to the transaction by which a further place shows a shared picture; is stale when that was removed. */
export const checkShared = (id: string): TransactionItem => ({
  ConditionCheck: {
    Key: mediaKey(id),
    ConditionExpression: `isShared = :yes AND ${kept}`,
    ExpressionAttributeValues: { ':yes': true },
  },
  refusal: stale,
})

/** Claims a shared picture for its removal, under a name of this removal's own. */
export async function claimShared({ client, name }: Table, id: string, claim: string): Promise<void> {
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: mediaKey(id),
      UpdateExpression: 'SET removing = :claim, isShared = :yes',
      ExpressionAttributeValues: { ':claim': claim, ':yes': true },
    }),
  )
}

/** Gives a claimed picture back, which is still shown; does nothing when another removal has claimed it since. */
export async function releaseShared({ client, name }: Table, id: string, claim: string): Promise<void> {
  await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: mediaKey(id),
        ConditionExpression: 'removing = :claim',
        UpdateExpression: 'REMOVE removing, GSI1PK, GSI1SK',
        ExpressionAttributeValues: { ':claim': claim },
      }),
    ),
  )
}

/** Has a place show a picture that was removed, or may be shown by several anyway; is stale when that is being removed. */
export const showShared = (id: string): TransactionItem => ({
  Update: {
    Key: mediaKey(id),
    ConditionExpression: 'isShared = :yes AND attribute_not_exists(removing)',
    UpdateExpression: 'REMOVE GSI1PK, GSI1SK',
    ExpressionAttributeValues: { ':yes': true },
  },
  refusal: stale,
})
