import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { editImage } from '../../media/edit-image.ts'

const table = tableFromEnvironment()
const services = { table, originals: bucketFromEnvironment('ORIGINALS_BUCKET') }

export const handler = guardedHandler(table, 'editImage', ({ body }) => editImage(services, body))
