import { withAdminFallback } from '../../auth/with-admin-fallback.ts'
import { findProperty } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { notFound } from '../../errors.ts'

const table = tableFromEnvironment()

export const handler = withAdminFallback(table, 'getProperty', async ({ id }, scope) => {
  const property = await findProperty(table, id, scope)
  if (!property) throw notFound('Property')
  return property
})
