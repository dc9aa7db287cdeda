import { readFile } from 'node:fs/promises'
import { scheduler } from 'node:timers/promises'
import { type Bucket, presignUpload } from '@porchlight/functions/aws/bucket'
import type { Table } from '@porchlight/functions/data/table/table'
import {
  type Dimensions,
  findUpload,
  forgetUpload,
  recordUpload,
} from '@porchlight/functions/data/uploads/upload-repository'
import { mapWithConcurrency } from '@porchlight/functions/map-with-concurrency'
import sharp from 'sharp'
import { imageId, imageKey } from '../content/ids.ts'
import { imageFile } from '../content/images.ts'
import { progressOf } from './progress.ts'

const UPLOADS_AT_ONCE = 3
const QUESTIONS_AT_ONCE = 24
const FIRST_IN_LINE = 8
const POLL_MS = 250
/** Variants are made one after the other; this long without a single one means that nobody makes them. */
const PATIENCE_MS = 60_000

/**
 * Uploads the pictures of these names that have no variants yet, through the same presigned addresses that admins use,
 * and waits until the variants of all are made. None is uploaded wider than `widest` pixels. Returns their sizes by name.
 */
export async function storeImages(
  { table, storage }: { table: Table; storage: Bucket },
  names: readonly string[],
  widest: number,
): Promise<{ uploaded: number; sizes: ReadonlyMap<string, Dimensions> }> {
  const wanted = [...new Set(names)]
  const sizes = new Map<string, Dimensions>()
  const look = async (name: string) => {
    const upload = await findUpload(table, imageId(name))
    if (upload?.status === 'refused') throw new Error(`The picture ${name} was refused: ${upload.reason}`)
    const { variants, width, height, placeholder } = upload ?? {}
    if (variants === 'made' && width && height && placeholder) sizes.set(name, { width, height, placeholder })
  }
  const missing = () => wanted.filter((name) => !sizes.has(name))

  await mapWithConcurrency(wanted, QUESTIONS_AT_ONCE, look)
  const toUpload = missing()
  await mapWithConcurrency(toUpload, UPLOADS_AT_ONCE, async (name) => {
    // Removed with the last home that showed it, it may have been of another size.
    await forgetUpload(table, imageId(name))
    await recordUpload(table, { id: imageId(name), imageUrl: `/${imageKey(name)}`, now: new Date() })
    await upload(storage, imageKey(name), await fileOf(name, widest))
  })
  const tell = progressOf('Preparing example pictures', toUpload.length)
  for (let [left, since] = [missing(), Date.now()]; left.length > 0; left = missing()) {
    // They are made in the order of their upload: the last need not be asked for all the while.
    await mapWithConcurrency(left.slice(0, FIRST_IN_LINE), QUESTIONS_AT_ONCE, look)
    const made = left.length - missing().length
    for (let n = 0; n < made; n++) tell()
    if (made > 0) since = Date.now()
    else if (Date.now() - since > PATIENCE_MS) throw new Error(`Nobody makes the variants of ${left.length} pictures.`)
    else await scheduler.wait(POLL_MS)
  }
  return { uploaded: toUpload.length, sizes }
}

async function fileOf(name: string, widest: number): Promise<Buffer> {
  if (!Number.isFinite(widest)) return readFile(imageFile(name))
  return sharp(imageFile(name)).resize({ width: widest, withoutEnlargement: true }).webp({ effort: 0 }).toBuffer()
}

async function upload(storage: Bucket, key: string, file: Buffer): Promise<void> {
  const contentType = 'image/webp'
  const { uploadURL, headers } = await presignUpload(storage, { key, contentType, contentLength: file.length })
  const answer = await fetch(uploadURL, { method: 'PUT', headers, body: new Uint8Array(file) })
  if (!answer.ok) throw new Error(`Uploading ${key} failed: ${answer.status} ${await answer.text()}`)
}
