import { bucketFromEnvironment } from '../../../functions/src/aws/bucket.ts'
import type { Table } from '../../../functions/src/data/table/table.ts'

export const publishingAs = ({ table }: { table: Table }, text: string) => ({
  table,
  store: bucketFromEnvironment('SITE_BUCKET'),
  renderer: {
    origin: `https://${text}.example`,
    styleHash: async () => text,
    scriptHash: async () => '',
    render: async () => text,
    data: () => text,
  },
  rendered: new Map(),
})
