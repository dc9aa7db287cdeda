import { guardedHandler } from '../../auth/authorizer.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { duplicateProperty } from '../../media/copies/duplicate-property.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'duplicateProperty', ({ id }, { user }) =>
  duplicateProperty({ ...services, table: onBehalfOf(table, user) }, id),
)
