import { tableFromEnvironment } from '../../data/table.ts'
import { listUnits } from '../../data/unit-repository.ts'
import { routeHandler } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandler('listUnits', ({ id }) => listUnits(table, id))
