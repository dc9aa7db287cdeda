import { listHeroImages } from '../../data/hero-repository.ts'
import { tableFromEnvironment } from '../../data/table.ts'
import { routeHandler } from '../../http/route-handler.ts'

const table = tableFromEnvironment()

export const handler = routeHandler('listHeroImages', () => listHeroImages(table))
