import { errorBodySchema } from './error.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'
import type { Shape } from './shape.ts'
import { shapeOf } from './shape-of.ts'

/** What it takes to call an operation and to check its answer. */
export interface PlainRoute<R extends Route = Route> {
  method: R['method']
  path: string
  answer: Shape
  /** Never set; carries the operation's types. */
  route?: R
}

/**
 * Every operation as plain data: the build for browsers puts this table in the place of this module, so that neither
 * schemas nor what reads them have to be there before a page can call.
 */
export const plainRoutes = plain(routes)

/** What tells a failure (`errorBodySchema`), in the same way. */
export const failure = shapeOf(errorBodySchema)

function plain<Table extends Record<string, Route>>(table: Table): { [Name in keyof Table]: PlainRoute<Table[Name]> }
function plain(table: Record<string, Route>): Record<string, PlainRoute> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { method, path, output }]) => [name, { method, path, answer: shapeOf(output) }]),
  )
}
