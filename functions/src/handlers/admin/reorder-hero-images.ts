import { guardedHandler } from '../../auth/authorizer.ts'
import { reorderHeroImages } from '../../data/heroes/hero-repository.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'reorderHeroImages', ({ body }, { user }) =>
  reorderHeroImages(onBehalfOf(table, user), body.imageIds),
)
