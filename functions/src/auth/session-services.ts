import type { Table } from '../data/table/table.ts'
import { identityProviderFromEnvironment } from './identity-provider.ts'
import type { SessionServices } from './sessions.ts'
import { tokenVerifier } from './token-verifier.ts'

/** For a Lambda that signs people in or lets them in; a missing variable stops it at its start, by name. */
export function sessionServicesFromEnvironment(table: Table): SessionServices {
  const provider = identityProviderFromEnvironment()
  return { table, provider, verifier: tokenVerifier(provider), now: () => Date.now() }
}
