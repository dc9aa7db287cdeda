import { authorizeWhenNeeded } from '../../auth/authorizer.ts'
import { listProperties } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { routeHandlerFor } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandlerFor(authorizeWhenNeeded(table))(
  'listProperties',
  ({ query: { scope } }) => listProperties(table, scope),
  { access: ({ scope }) => scope ?? 'public' },
)
