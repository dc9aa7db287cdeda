import { authorizeWhenNeeded } from '../../auth/authorizer.ts'
import { listProperties } from '../../data/properties/property-repository.ts'
import { summariesOf } from '../../data/properties/summary.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { routeHandlerFor } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandlerFor(authorizeWhenNeeded(table))(
  'listProperties',
  async ({ query: { scope, fields } }) => {
    const properties = await listProperties(table, scope)
    return fields ? summariesOf(properties) : properties
  },
  { access: ({ scope }) => scope ?? 'public' },
)
