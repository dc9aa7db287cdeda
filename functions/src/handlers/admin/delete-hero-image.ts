import { guardedHandler } from '../../auth/authorizer.ts'
import { deleteHeroImage } from '../../data/heroes/hero-repository.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deleteHeroImage', ({ id }, { user }) =>
  deleteHeroImage(withActor(table, user), id),
)
