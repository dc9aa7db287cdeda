import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { concurrently } from '../concurrently.ts'
import { deletedKey, imagePrefix, isUnitImage, picturesNoteKey, propertyKey, propertyPartition } from '../data/keys.ts'
import { keyOf, parseItem } from '../data/table/parse-stored.ts'
import { getItem, queryAll } from '../data/table/read.ts'
import { checkItem, ifHolds, type TransactionItem, transact } from '../data/table/transact.ts'
import { stale, whileStale } from '../data/table/while-stale.ts'
import { isThere, whoShows } from '../data/uploads/shown-pictures.ts'
import { isUpload } from '../data/uploads/upload-repository.ts'
import { doubtVariants, findVariants, finishWithdrawal } from '../data/uploads/variants-repository.ts'
import { type Picture, pictureAt } from './image-url.ts'
import type { Services } from './picture-objects.ts'
import { renewVariants, withdrawObjects } from './withdraw-variants.ts'

/** As many as a transaction holds beside its condition. */
const mostAtOnce = 90
const askedAtOnce = 8

const noteSchema = z.object({ token: z.string() })

/**
 * Makes the pictures of a property, its units' among them, what its state asks for, where that is noted to be done: a
 * deleted one's are out of reach, those of one that is back are made anew. Originals stay. May be cut off anywhere and
 * repeated; whoever deletes or restores meanwhile has it begin anew.
 */
export async function settlePictures(services: Services, id: string): Promise<void> {
  const { table } = services
  while (
    await whileStale(async () => {
      const note = await getItem(table, picturesNoteKey(id))
      if (!note) return false
      const isDeleted = (await getItem(table, deletedKey(id), 'PK')) !== undefined
      const pictures = await picturesOf(services, id)
      if (isDeleted) await withdraw(services, id, pictures)
      else await renew(services, id, pictures)
      return !(await forgetNote(services, id, parseItem(noteSchema, note).token))
    })
  );
}

/** Settles pictures after a deletion or restoration that has succeeded: a failure is logged and left to the daily clean-up. */
export async function settleLater(services: Services, id: string): Promise<void> {
  try {
    await settlePictures(services, id)
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    console.warn({ left: id, name, message, stack })
  }
}

async function forgetNote({ table: { client, name } }: Services, id: string, token: string): Promise<boolean> {
  const forgotten = await ifHolds(
    client.send(
      new DeleteCommand({
        TableName: name,
        Key: picturesNoteKey(id),
        ConditionExpression: 'attribute_not_exists(PK) OR #token = :token',
        ExpressionAttributeNames: { '#token': 'token' },
        ExpressionAttributeValues: { ':token': token },
      }),
    ),
  )
  return forgotten !== undefined
}

const imageSchema = z.object({ imageUrl: z.string() })

async function picturesOf({ table, originals }: Services, id: string): Promise<Picture[]> {
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk AND SK >= :images',
    ExpressionAttributeValues: { ':pk': propertyPartition(id), ':images': imagePrefix },
  })
  const images = items.filter((item) => {
    const { SK } = keyOf(item)
    return SK.startsWith(imagePrefix) || isUnitImage(SK)
  })
  const urls = new Set(images.map((item) => parseItem(imageSchema, item).imageUrl))
  return [...urls].flatMap((url) => pictureAt(originals, url) ?? [])
}

async function withdraw(services: Services, id: string, pictures: readonly Picture[]): Promise<void> {
  const { table } = services
  const left = await shownByNoOther(services, id, pictures)
  const whileDeleted: TransactionItem = checkItem(deletedKey(id), true, stale)
  for (let at = 0; at < left.length; at += mostAtOnce) {
    const batch = left.slice(at, at + mostAtOnce)
    await withdrawObjects(services, batch, whileDeleted)
    try {
      await transact(table, [whileDeleted, ...batch.map(({ uploadId }) => finishWithdrawal(uploadId))])
    } catch (error) {
      // Restored meanwhile: variants that were made for that may have been removed here.
      await Promise.all(batch.map(({ uploadId }) => doubtVariants(table, uploadId)))
      throw error
    }
  }
}

/** Those that are this property's own, and of those that several show, such as no home shows that is there. */
async function shownByNoOther({ table }: Services, id: string, pictures: readonly Picture[]): Promise<Picture[]> {
  const areOwn = await Promise.all(pictures.map(({ uploadId }) => isUpload(table, uploadId)))
  const own = pictures.filter((_, n) => areOwn[n])
  const maybeShared = pictures.filter((_, n) => !areOwn[n])
  const shown = await whoShows(
    table,
    maybeShared.map(({ imageUrl }) => imageUrl),
  )
  const isThereStill = async (PK: string) => PK !== propertyPartition(id) && (await isThere(table, PK))
  const areShown = await Promise.all(
    maybeShared.map(async ({ imageUrl }) =>
      (await Promise.all([...(shown.get(imageUrl) ?? [])].map(isThereStill))).includes(true),
    ),
  )
  return [...own, ...maybeShared.filter((_, n) => !areShown[n])]
}

async function renew(services: Services, id: string, pictures: readonly Picture[]): Promise<void> {
  const { table } = services
  const whileThere = checkItem(propertyKey(id), true, stale)
  await concurrently(pictures, askedAtOnce, async (picture) => {
    const made = await findVariants(table, picture.uploadId)
    if (made && 'withdrawn' in made) await renewVariants(services, picture, [whileThere])
  })
}
