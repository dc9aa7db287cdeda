import { type Bucket, bucketFromEnvironment } from '../aws/bucket.ts'
import type { ClientTimeouts } from '../aws/client-options.ts'
import { type Table, tableFromEnvironment } from '../data/table/table.ts'

export interface Services {
  table: Table
  /** Uploaded files. */
  originals: Bucket
  /** Files for visitors. */
  variants: Bucket
}

export const servicesFromEnvironment = (timeout?: ClientTimeouts): Services => ({
  table: tableFromEnvironment(timeout),
  originals: bucketFromEnvironment('ORIGINALS_BUCKET', timeout),
  variants: bucketFromEnvironment('VARIANTS_BUCKET', timeout),
})
