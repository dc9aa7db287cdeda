import { type Bucket, bucketFromEnvironment } from '../aws/bucket.ts'
import type { Patience } from '../aws/client-options.ts'
import { type Table, tableFromEnvironment } from '../data/table/table.ts'

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
