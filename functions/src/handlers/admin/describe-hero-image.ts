import { guardedHandler } from '../../auth/authorizer.ts'
import { describeHeroImage } from '../../data/heroes/hero-repository.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'describeHeroImage', ({ id, body }, { user }) =>
  describeHeroImage(withActor(table, user), id, body),
)
