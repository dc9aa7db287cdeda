import { guardedHandler } from '../../auth/authorizer.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { duplicateUnit } from '../../media/copies/duplicate-unit.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'duplicateUnit', ({ id, body: { unitNumbers } }, { user }) =>
  duplicateUnit({ ...services, table: onBehalfOf(table, user) }, id, unitNumbers),
)
