import { authorizeWhenNeeded } from '../../auth/authorize-when-needed.ts'
import { listProperties } from '../../data/property-repository.ts'
import { tableFromEnvironment } from '../../data/table.ts'
import { routeHandlerFor } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandlerFor(authorizeWhenNeeded(table))('listProperties', () => listProperties(table), {
  access: ({ scope }) => scope ?? 'public',
})
