import { acceptVisitors } from '../../auth/authorizer.ts'
import { listProperties } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { routeHandlerFor } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandlerFor(acceptVisitors(table))(
  'listProperties',
  async ({ query: { scope } }, visitor) => {
    if (scope === 'admin') await visitor.requireAdmin()
    return listProperties(table, scope)
  },
)
