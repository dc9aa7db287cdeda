import type { routes } from '@porchlight/contract/routes'
import type { RouteResponse } from '@porchlight/contract/routes/route'
import type { Scope } from '../data/properties/property-items.ts'
import type { Table } from '../data/table/table.ts'
import { KnownError } from '../errors.ts'
import type { HandlerRequest } from '../http/request.ts'
import { routeHandlerFor } from '../http/route-handler.ts'
import { acceptVisitors } from './authorizer.ts'

type Routes = typeof routes
type PropertyRoute = 'getProperty' | 'listUnits'

/**
 * Public properties need no session; others return 404 unless the caller is an admin. An expired admin session
 * returns 401, so that the browser signs in again. `read` throws `notFound` for a scope.
 */
export const withAdminFallback = <N extends PropertyRoute>(
  table: Table,
  name: N,
  read: (request: HandlerRequest<Routes[N]>, scope: Scope) => Promise<RouteResponse<Routes[N]>>,
) =>
  routeHandlerFor(acceptVisitors(table))(name, async (request, visitor) => {
    try {
      return await read(request, 'public')
    } catch (missing) {
      if (!hasCode(missing, 'not_found') || !visitor.mayBeSignedIn) throw missing
      const property = await read(request, 'admin')
      try {
        await visitor.requireAdmin()
      } catch (error) {
        throw hasCode(error, 'forbidden') ? missing : error
      }
      return property
    }
  })

const hasCode = (error: unknown, code: KnownError['code']) => error instanceof KnownError && error.code === code
