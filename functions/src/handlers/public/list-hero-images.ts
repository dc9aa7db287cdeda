import { listHeroImages } from '../../data/heroes/hero-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { routeHandler } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandler('listHeroImages', () => listHeroImages(table))
