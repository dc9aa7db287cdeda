import { guardedHandler } from '../../auth/authorizer.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { readImageAdvice } from '../../media/read-image-advice.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'getImageAdvice', ({ query: { imageUrls } }) =>
  readImageAdvice(table, imageUrls.split(',')),
)
