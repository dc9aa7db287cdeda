import type { Table } from '../data/table.ts'
import { unauthorized } from '../errors.ts'
import type { Authorize } from '../http/access.ts'
import { bearerTokenOf } from '../http/bearer-token.ts'
import type { Caller } from './authorizer.ts'
import { sessionIdOf } from './session-id.ts'

/** For a route that is public to most callers: what signing in takes is loaded by the first call that brings it. */
export function authorizeWhenNeeded(table: Table): Authorize<Caller | undefined> {
  let loaded: Promise<Authorize<Caller>> | undefined
  return async (access, event) => {
    if (access === 'public') return undefined
    if (sessionIdOf(event) === undefined && bearerTokenOf(event) === undefined) throw unauthorized()
    loaded ??= load(table)
    return (await loaded)(access, event)
  }
}

async function load(table: Table) {
  const [{ authorizer }, { sessionServicesFromEnvironment }] = await Promise.all([
    import('./authorizer.ts'),
    import('./session-services.ts'),
  ])
  return authorizer(sessionServicesFromEnvironment(table))
}
