import { headObject } from '@porchlight/functions/media/objects'
import { presignUpload } from '@porchlight/functions/media/presign-upload'
import type { Storage } from '@porchlight/functions/media/storage'
import { pictureKey } from '../content/ids.ts'
import { drawPicture } from '../picture/draw.ts'
import type { Picture } from '../picture/picture.ts'
import { print } from '../picture/print.ts'
import { concurrently } from './concurrently.ts'
import { progressOf } from './progress.ts'

// Drawing keeps a core busy per plate; asking whether an object is there only waits.
const PLATES_AT_ONCE = 3
const QUESTIONS_AT_ONCE = 24

/** Draws and uploads the pictures that the bucket lacks, through the same presigned addresses that admins use. */
export async function storePictures(storage: Storage, pictures: readonly Picture[]): Promise<number> {
  const wanted = new Map(pictures.map((picture) => [pictureKey(picture), picture]))
  const missing: [key: string, picture: Picture][] = []
  await concurrently([...wanted], QUESTIONS_AT_ONCE, async (entry) => {
    if (!(await isStored(storage, entry[0]))) missing.push(entry)
  })
  const tell = progressOf('Drawing example pictures', missing.length)
  await concurrently(missing, PLATES_AT_ONCE, async ([key, picture]) => {
    await upload(storage, key, await print(drawPicture(picture)))
    tell()
  })
  return missing.length
}

const isStored = async (storage: Storage, key: string) => (await headObject(storage, key)) !== undefined

async function upload(storage: Storage, key: string, jpeg: Buffer): Promise<void> {
  const contentType = 'image/jpeg'
  const address = await presignUpload(storage, { key, contentType, contentLength: jpeg.length })
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': contentType },
    body: new Uint8Array(jpeg),
  })
  if (!answer.ok) throw new Error(`Uploading ${key} failed: ${answer.status} ${await answer.text()}`)
}
