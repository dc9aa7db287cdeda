import { variantKeys } from '@porchlight/contract/picture'
import { type Bucket, bucketFromEnvironment, removeObject, removeObjects } from '../aws/bucket.ts'
import type { Patience } from '../aws/client-options.ts'
import { type Table, tableFromEnvironment } from '../data/table/table.ts'
import { forgetUpload } from '../data/uploads/upload-repository.ts'
import type { Picture } from './image-url.ts'

/** Where pictures are kept. */
export interface Services {
  table: Table
  /** As they were uploaded. */
  originals: Bucket
  /** As visitors receive them. */
  variants: Bucket
}

export const servicesFromEnvironment = (patience?: Patience): Services => ({
  table: tableFromEnvironment(patience),
  originals: bucketFromEnvironment('ORIGINALS_BUCKET', patience),
  variants: bucketFromEnvironment('VARIANTS_BUCKET', patience),
})

/** Removes the original, everything that was made of it, and then what the table knows of it. */
export async function removePicture(services: Services, { key, imageUrl, uploadId }: Picture): Promise<void> {
  const { table, originals, variants } = services
  await Promise.all([removeObject(originals, key), removeObjects(variants, variantKeys(imageUrl))])
  await forgetUpload(table, uploadId)
}
