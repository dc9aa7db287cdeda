import type { routes } from '@porchlight/contract/routes'
import type { RouteAnswer } from '@porchlight/contract/routes/route'
import type { Scope } from '../data/properties/property-items.ts'
import type { Table } from '../data/table/table.ts'
import { KnownError } from '../errors.ts'
import { type Authorize, bearerTokenOf, type Known } from '../http/access.ts'
import type { HandlerRequest } from '../http/request.ts'
import { routeHandlerFor } from '../http/route-handler.ts'
import { authorizeWhenNeeded } from './authorizer.ts'
import { sessionIdOf } from './session-id.ts'

type Routes = typeof routes
type HomeRoute = 'getProperty' | 'listUnits'

/**
 * The Lambda of a public read of one home, which shows an administrator one that is not public, too. Nobody is asked who
 * they are while the home is public; to everybody else the others are not there. An administrator whose session has ended
 * hears 401, and so can sign in again. `read` throws `notFound` when there is none for a scope.
 */
export const withAdminFallback = <N extends HomeRoute>(
  table: Table,
  name: N,
  read: (request: HandlerRequest<Routes[N]>, scope: Scope) => Promise<RouteAnswer<Routes[N]>>,
) =>
  routeHandlerFor(identifyLater(table))(name, async (request, visitor) => {
    try {
      return await read(request, 'public')
    } catch (missing) {
      if (!hasCode(missing, 'not_found') || !visitor.mayBeFamily) throw missing
      const home = await read(request, 'admin')
      try {
        await visitor.identify()
      } catch (error) {
        throw hasCode(error, 'forbidden') ? missing : error
      }
      return home
    }
  })

const hasCode = (error: unknown, code: KnownError['code']) => error instanceof KnownError && error.code === code

interface Visitor extends NonNullable<Known> {
  mayBeFamily: boolean
  /** Throws `unauthorized` and `forbidden` for whoever is no administrator; the answer is theirs alone otherwise. */
  identify(): Promise<void>
}

function identifyLater(table: Table): Authorize<Visitor> {
  const authorize = authorizeWhenNeeded(table)
  return async (_, event) => {
    const visitor: Visitor = {
      mayBeFamily: sessionIdOf(event) !== undefined || bearerTokenOf(event) !== undefined,
      async identify() {
        const caller = await authorize('admin', event)
        visitor.cookies = caller?.cookies
        visitor.readsPrivately = true
      },
    }
    return visitor
  }
}
