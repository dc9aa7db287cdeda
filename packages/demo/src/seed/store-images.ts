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

const UPLOAD_CONCURRENCY = 3
const QUERY_CONCURRENCY = 24
const POLLED_COUNT = 8
const POLL_MS = 250
/** After this the function that makes variants does not run. */
const VARIANT_TIMEOUT_MS = 60_000

/**
 * Uploads images without variants, at most `maxWidth` pixels wide, and waits for all variants. Returns sizes by name.
 */
export async function storeImages(
  { table, storage }: { table: Table; storage: Bucket },
  names: readonly string[],
  maxWidth: number,
): Promise<{ uploaded: number; sizes: ReadonlyMap<string, Dimensions> }> {
  const wanted = [...new Set(names)]
  const sizes = new Map<string, Dimensions>()
  const readSize = async (name: string) => {
    const upload = await findUpload(table, imageId(name))
    if (upload?.status === 'refused') throw new Error(`The image ${name} was refused: ${upload.reason}`)
    const { variants, width, height, placeholder } = upload ?? {}
    if (variants === 'made' && width && height && placeholder) sizes.set(name, { width, height, placeholder })
  }
  const missing = () => wanted.filter((name) => !sizes.has(name))

  await mapWithConcurrency(wanted, QUERY_CONCURRENCY, readSize)
  const toUpload = missing()
  await mapWithConcurrency(toUpload, UPLOAD_CONCURRENCY, async (name) => {
    // A removed upload may have had another size.
    await forgetUpload(table, imageId(name))
    await recordUpload(table, { id: imageId(name), imageUrl: `/${imageKey(name)}`, now: new Date() })
    await upload(storage, imageKey(name), await fileOf(name, maxWidth))
  })
  const reportProgress = progressOf('Preparing example images', toUpload.length)
  for (let [pending, since] = [missing(), Date.now()]; pending.length > 0; pending = missing()) {
    // Variants are made in the order of upload.
    await mapWithConcurrency(pending.slice(0, POLLED_COUNT), QUERY_CONCURRENCY, readSize)
    const made = pending.length - missing().length
    for (let n = 0; n < made; n++) reportProgress()
    if (made > 0) since = Date.now()
    else if (Date.now() - since > VARIANT_TIMEOUT_MS)
      throw new Error(`The variants of ${pending.length} images were not made.`)
    else await scheduler.wait(POLL_MS)
  }
  return { uploaded: toUpload.length, sizes }
}

async function fileOf(name: string, maxWidth: number): Promise<Buffer> {
  if (!Number.isFinite(maxWidth)) return readFile(imageFile(name))
  return sharp(imageFile(name)).resize({ width: maxWidth, withoutEnlargement: true }).webp({ effort: 0 }).toBuffer()
}

async function upload(storage: Bucket, key: string, file: Buffer): Promise<void> {
  const contentType = 'image/webp'
  const { uploadURL, headers } = await presignUpload(storage, { key, contentType, contentLength: file.length })
  const answer = await fetch(uploadURL, { method: 'PUT', headers, body: new Uint8Array(file) })
  if (!answer.ok) throw new Error(`Uploading ${key} failed: ${answer.status} ${await answer.text()}`)
}
