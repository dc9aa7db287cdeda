import { withAdminFallback } from '../../auth/with-admin-fallback.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { listUnits } from '../../data/units/unit-repository.ts'

const table = tableFromEnvironment()

export const handler = withAdminFallback(table, 'listUnits', ({ id }, scope) => listUnits(table, id, scope))
