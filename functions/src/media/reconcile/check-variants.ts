import { variantKeys } from '@porchlight/contract/images/image-files'
import { listKeys, removeObjects } from '../../aws/bucket.ts'
import { findUpload, listUploads, type Upload } from '../../data/uploads/upload-repository.ts'
import { invalidateVariants } from '../../data/uploads/upload-variants.ts'
import type { Services } from '../image-objects.ts'

/**
 * Deletes objects of unknown images. Marks images with missing or superfluous objects, for the following run to
 * repair.
 */
export async function checkVariants(services: Services): Promise<void> {
  const { table, variants } = services
  const uploads = await listUploads(table)
  const checkedIds = new Set<string>()
  for await (const [id, keys] of keysById(services)) {
    checkedIds.add(id)
    const upload = uploads.get(id)
    if (upload) await compare(services, upload, keys)
    // It may have arrived since the uploads were listed.
    else if (!(await findUpload(table, id))) await removeObjects(variants, keys)
  }
  for (const upload of uploads.values()) if (!checkedIds.has(upload.id)) await compare(services, upload, [])
}

async function compare({ table }: Services, upload: Upload, keys: readonly string[]): Promise<void> {
  const { id, imageUrl, variants, width } = upload
  const existing = new Set(keys)
  const isIncomplete = variants === 'made' && variantKeys(imageUrl, width ?? 1).some((key) => !existing.has(key))
  if (isIncomplete || (!variants && keys.length > 0)) await invalidateVariants(table, id)
}

/** Keys of one image are adjacent: `images/<id>.jpg`, then `images/<id>/...`. */
async function* keysById({ variants }: Services): AsyncGenerator<[id: string, keys: string[]]> {
  let current: [string, string[]] | undefined
  for await (const page of listKeys(variants, 'images/'))
    for (const key of page) {
      const id = key.slice('images/'.length, 'images/'.length + 36)
      if (current?.[0] !== id) {
        if (current) yield current
        current = [id, []]
      }
      current[1].push(key)
    }
  if (current) yield current
}
