import { tableFromEnvironment } from '../../data/table/table.ts'
import { listUnits } from '../../data/units/unit-repository.ts'
import { routeHandler } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandler('listUnits', ({ id }) => listUnits(table, id))
