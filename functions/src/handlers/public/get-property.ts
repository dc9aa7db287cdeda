import { findProperty } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { notFound } from '../../errors.ts'
import { routeHandler } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandler('getProperty', async ({ id }) => {
  const property = await findProperty(table, id)
  if (!property) throw notFound('Property')
  return property
})
