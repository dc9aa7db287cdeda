import { guardedHandler } from '../../auth/authorizer.ts'
import { reorderHeroImages } from '../../data/heroes/hero-repository.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'reorderHeroImages', ({ body }, { user }) =>
  reorderHeroImages(withActor(table, user), body.imageIds),
)
