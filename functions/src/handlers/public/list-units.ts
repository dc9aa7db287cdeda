import { orForFamily } from '../../auth/or-for-family.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { listUnits } from '../../data/units/unit-repository.ts'

const table = tableFromEnvironment()

export const handler = orForFamily(table, 'listUnits', ({ id }, scope) => listUnits(table, id, scope))
