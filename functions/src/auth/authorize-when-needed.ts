import type { Table } from '../data/table/table.ts'
import { unauthorized } from '../errors.ts'
import type { Authorize } from '../http/access.ts'
import { bearerTokenOf } from '../http/bearer-token.ts'
import { authorizer, type Caller } from './authorizer.ts'
import { sessionIdOf } from './session-id.ts'
import { sessionServicesFromEnvironment } from './session-services.ts'

/**
 * For a route that is public to most callers: what signing in takes is made for the first call that brings it. The
 * import is not put off: a bundler keeps a module whole that it imports late, which costs more than it saves.
 */
export function authorizeWhenNeeded(table: Table): Authorize<Caller | undefined> {
  let authorize: Authorize<Caller> | undefined
  return async (access, event) => {
    if (access === 'public') return undefined
    if (sessionIdOf(event) === undefined && bearerTokenOf(event) === undefined) throw unauthorized()
    authorize ??= authorizer(sessionServicesFromEnvironment(table))
    return authorize(access, event)
  }
}
