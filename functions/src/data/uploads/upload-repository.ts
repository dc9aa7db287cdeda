import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { invalidInput } from '../../errors.ts'
import { cleanUpKey, mediaKey, variantsKey } from '../keys.ts'
import { getItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { putNew, type TransactionItem, transact } from '../table/transact.ts'
import { showShared } from './shared-pictures.ts'

/** Days that an upload waits to be attached. */
const keptDays = 7

/** Records an upload that is about to happen; unless it is attached, it is cleaned up after 7 days. */
export async function recordUpload(table: Table, upload: { id: string; imageUrl: string; now: Date }): Promise<void> {
  const { id, imageUrl, now } = upload
  const due = new Date(now.getTime() + keptDays * 86_400_000).toISOString()
  const item = {
    ...mediaKey(id),
    ...cleanUpKey(due, id),
    id,
    imageUrl,
    attached: false,
    createdAt: now.toISOString(),
  }
  await transact(table, [putNew(item, 'An upload')])
}

interface Attachment {
  uploadId: string
  /** Whether several may show it, so that it is not this one's alone. */
  isShared?: boolean | undefined
  imageUrl: string
  /** Id of the image that shows it. */
  imageId: string
  /** Field of the request that brought it. */
  path: string
}

/** Attaches an upload, which is possible once and while it has not expired; `invalidInput` naming the field otherwise. */
const attachUpload = ({ uploadId, imageUrl, imageId, path }: Attachment): TransactionItem => ({
  Update: {
    Key: mediaKey(uploadId),
    ConditionExpression: 'attached = :no AND imageUrl = :url AND GSI1SK > :now AND attribute_not_exists(removing)',
    UpdateExpression: 'SET attached = :yes, imageId = :image REMOVE GSI1PK, GSI1SK',
    ExpressionAttributeValues: {
      ':no': false,
      ':yes': true,
      ':url': imageUrl,
      ':image': imageId,
      ':now': new Date().toISOString(),
    },
  },
  refusal: () => {
    const message = 'This picture is in use already, or its upload is more than 7 days old. Please upload it again.'
    return invalidInput([{ path, message }], message)
  },
})

/** Whether an object came by an upload, and so is shown in one place at most; example content did not. */
export async function isUpload(table: Table, id: string): Promise<boolean> {
  const item = await findRecord(table, id)
  return item !== undefined && !item.isShared
}

/** Whether the table has a record of a picture, also of one that is shared or just being removed. */
export const isKnown = async (table: Table, id: string): Promise<boolean> => (await findRecord(table, id)) !== undefined

/** Has an image show a picture: its own upload, or one that several show. Throws as those do. */
export const showPicture = (attachment: Attachment): TransactionItem =>
  attachment.isShared ? showShared(attachment.uploadId) : attachUpload(attachment)

const findRecord = (table: Table, id: string) => getItem(table, mediaKey(id), 'PK, isShared')

/** Forgets an upload and what became of its variants. */
export async function forgetUpload({ client, name }: Table, id: string): Promise<void> {
  await client.send(new DeleteCommand({ TableName: name, Key: variantsKey(id) }))
  // Last: without this record a repeated removal would take the picture for a shared one and keep its objects.
  await client.send(new DeleteCommand({ TableName: name, Key: mediaKey(id) }))
}
