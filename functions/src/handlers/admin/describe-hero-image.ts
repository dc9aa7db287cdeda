import { guardedHandler } from '../../auth/authorizer.ts'
import { describeHeroImage } from '../../data/heroes/hero-repository.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'describeHeroImage', ({ id, body }, { user }) =>
  describeHeroImage(onBehalfOf(table, user), id, body),
)
