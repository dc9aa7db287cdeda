import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { verdictOn } from '../../media/accept-uploads.ts'

const table = tableFromEnvironment()
const services = { table, originals: bucketFromEnvironment('ORIGINALS_BUCKET') }

export const handler = guardedHandler(table, 'getVerdict', ({ query: { imageUrl } }) => verdictOn(services, imageUrl))
