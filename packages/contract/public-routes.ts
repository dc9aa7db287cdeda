import type { Route } from './route.ts'
import { routes } from './routes.ts'
import type { Shape } from './shape.ts'
import { shapeOf } from './shape-of.ts'

/** What it takes to call an operation and to check its answer. */
export interface PublicRoute<R extends Route = Route> {
  method: R['method']
  path: string
  answer: Shape
  /** Never set; carries the operation's types. */
  route?: R
}

const plain = <R extends Route>({ method, path, output }: R): PublicRoute<R> => ({
  method,
  path,
  answer: shapeOf(output),
})

/**
 * The operations that public pages call, as plain data: the build for browsers puts this table in the place of this
 * module, and with it the schemas, and what reads them, stay out of every public page.
 */
export const publicRoutes = {
  listProperties: plain(routes.listProperties),
  getProperty: plain(routes.getProperty),
  listUnits: plain(routes.listUnits),
  listHeroImages: plain(routes.listHeroImages),
  trackView: plain(routes.trackView),
  currentUser: plain(routes.currentUser),
  logout: plain(routes.logout),
}
