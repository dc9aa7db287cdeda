import { variantKeys } from '@porchlight/contract/picture'
import { type patient, type Table, tableFromEnvironment } from '../data/table/table.ts'
import { forgetUpload } from '../data/uploads/media-repository.ts'
import type { Picture } from './image-url.ts'
import { removeObject, removeObjects } from './objects.ts'
import { type Storage, storageFromEnvironment, variantsFromEnvironment } from './storage.ts'

/** All that is kept of pictures. */
export interface Services {
  table: Table
  /** As they were uploaded. */
  storage: Storage
  /** As visitors receive them. */
  variants: Storage
}

/** `patience` is that of the table; without it, a person is waiting. */
export const servicesFromEnvironment = (patience?: typeof patient): Services => ({
  table: tableFromEnvironment(patience),
  storage: storageFromEnvironment(),
  variants: variantsFromEnvironment(),
})

/** Removes the original, everything that was made of it, and then what the table knows of it. */
export async function removePicture(services: Services, { key, imageUrl, uploadId }: Picture): Promise<void> {
  const { table, storage, variants } = services
  await Promise.all([removeObject(storage, key), removeObjects(variants, variantKeys(imageUrl))])
  await forgetUpload(table, uploadId)
}
