import type { RouteName, routes } from '@porchlight/contract/routes'
import type { Table } from '../data/table/table.ts'
import { type Run, routeHandlerFor } from '../http/route-handler.ts'
import { authorizer, type Caller } from './authorizer.ts'
import { sessionServicesFromEnvironment } from './session-services.ts'

type Routes = typeof routes

/** The routes that need a session or an admin. */
export type GuardedRouteName = { [N in RouteName]: Routes[N]['access'] extends 'public' ? never : N }[RouteName]

/** The Lambda of a route that needs somebody signed in, or an admin, as the contract says; `run` learns who calls. */
export const guardedHandler = <N extends GuardedRouteName>(table: Table, name: N, run: Run<N, Caller>) =>
  routeHandlerFor(authorizer(sessionServicesFromEnvironment(table)))(name, run)
