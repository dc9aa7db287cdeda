import { scheduler } from 'node:timers/promises'
import { type Bucket, presignUpload } from '@porchlight/functions/aws/bucket'
import type { Table } from '@porchlight/functions/data/table/table'
import { recordShared } from '@porchlight/functions/data/uploads/media-repository'
import { type Dimensions, findVariants } from '@porchlight/functions/data/uploads/variants-repository'
import { pictureId, pictureKey } from '../content/ids.ts'
import { drawPicture } from '../picture/draw.ts'
import type { Picture } from '../picture/picture.ts'
import { narrowed } from '../picture/plate.ts'
import { print } from '../picture/print.ts'
import { concurrently } from './concurrently.ts'
import { progressOf } from './progress.ts'

// Drawing keeps a core busy per plate; asking what became of a picture only waits.
const PLATES_AT_ONCE = 3
const QUESTIONS_AT_ONCE = 24
const POLL_MS = 500
/** Variants are made one after the other; this long without a single one means that nobody makes them. */
const PATIENCE_MS = 60_000

/**
 * Draws and uploads the pictures that have no variants yet, through the same presigned addresses that admins use, and
 * waits until the variants of all are made. None is drawn wider than `widest` pixels. Gives their sizes by key.
 */
export async function storePictures(
  { table, storage }: { table: Table; storage: Bucket },
  pictures: readonly Picture[],
  widest: number,
): Promise<{ drawn: number; sizes: ReadonlyMap<string, Dimensions> }> {
  const wanted = new Map(pictures.map((picture) => [pictureKey(picture), picture]))
  const sizes = new Map<string, Dimensions>()
  const look = async ([key, picture]: [string, Picture]) => {
    const made = await findVariants(table, pictureId(picture))
    if (made && 'refused' in made) throw new Error(`The picture ${key} was refused: ${made.refused}`)
    if (made) sizes.set(key, made)
  }
  const missing = () => [...wanted].filter(([key]) => !sizes.has(key))

  await concurrently([...wanted], QUESTIONS_AT_ONCE, look)
  const toDraw = missing()
  const tell = progressOf('Drawing example pictures', toDraw.length)
  await concurrently(toDraw, PLATES_AT_ONCE, async ([key, picture]) => {
    await recordShared(table, pictureId(picture))
    await upload(storage, key, await print(narrowed(drawPicture(picture), widest)))
    tell()
  })
  let left = missing()
  for (let since = Date.now(); left.length > 0; ) {
    await concurrently(left, QUESTIONS_AT_ONCE, look)
    const now = missing()
    if (now.length < left.length) since = Date.now()
    if (Date.now() - since > PATIENCE_MS) throw new Error(`Nobody makes the variants of ${left.length} pictures.`)
    left = now
    await scheduler.wait(POLL_MS)
  }
  return { drawn: toDraw.length, sizes }
}

async function upload(storage: Bucket, key: string, jpeg: Buffer): Promise<void> {
  const contentType = 'image/jpeg'
  const address = await presignUpload(storage, { key, contentType, contentLength: jpeg.length })
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: new Uint8Array(jpeg),
  })
  if (!answer.ok) throw new Error(`Uploading ${key} failed: ${answer.status} ${await answer.text()}`)
}
