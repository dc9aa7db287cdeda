import { listProperties } from '../../data/property-repository.ts'
import { tableFromEnvironment } from '../../data/table.ts'
import { routeHandler } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandler('listProperties', () => listProperties(table), {
  access: ({ scope }) => scope ?? 'public',
})
