import { type Answer, redirect } from './exchange.ts'
import { clientOf, type Pool } from './pool.ts'
import type { Client } from './settings.ts'

export interface AuthorizationRequest {
  client: Client
  redirectUri: string
  scopes: string[]
  state: string | undefined
  challenge: string | undefined
}

/** An unknown client or redirect address shows the error page. The client gets other errors in `error`. */
export function readAuthorizationRequest(
  pool: Pool,
  query: URLSearchParams,
): { request: AuthorizationRequest } | { refusal: Answer } {
  const value = (name: string) => query.get(name) || undefined
  const client = clientOf(pool, query.get('client_id'))
  if (!client) return { refusal: errorPage(pool, 'Client does not exist.') }
  const redirectUri = value('redirect_uri')
  if (!redirectUri) return { refusal: errorPage(pool, "Required String parameter 'redirect_uri' is not present") }
  if (!client.callbackUrls.includes(redirectUri)) return { refusal: errorPage(pool, 'redirect_mismatch', client) }

  const state = value('state')
  const refuse = (error: string) => ({ refusal: redirect(redirectUri, { error, state }) })
  if (new Set(query.keys()).size < query.size) return refuse('invalid_request')
  if (!value('response_type')) return refuse('invalid_request')
  if (value('response_type') !== 'code') return refuse('unauthorized_client')
  const scopes = value('scope')?.split(' ').filter(Boolean) ?? client.scopes
  if (!scopes.every((scope) => client.scopes.includes(scope))) return refuse('invalid_scope')
  const challenge = value('code_challenge')
  const method = value('code_challenge_method')
  if (Boolean(challenge) !== Boolean(method)) return refuse('invalid_request')
  if (challenge && (method !== 'S256' || !/^[\w-]{43}$/.test(challenge))) return refuse('invalid_request')
  return { request: { client, redirectUri, scopes, state, challenge } }
}

/** Redirects to the error page of the login. */
export function errorPage({ origin }: Pool, error: string, client?: Client): Answer {
  return redirect(`${origin}/error`, { error, client_id: client?.id })
}
