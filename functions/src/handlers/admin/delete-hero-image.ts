import { guardedHandler } from '../../auth/authorizer.ts'
import { deleteHeroImage } from '../../data/heroes/hero-repository.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deleteHeroImage', ({ id }, { user }) =>
  deleteHeroImage(onBehalfOf(table, user), id),
)
