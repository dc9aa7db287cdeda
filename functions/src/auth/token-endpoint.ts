import * as z from 'zod/mini'
import { unavailable } from '../errors.ts'
import { parseJson } from '../parse-json.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** With the table (1 s) and the keys (0.8 s) a call ends within about 3 s. */
const timeoutMs = 1800

const tokensSchema = z.object({ id_token: z.string(), refresh_token: z.optional(z.string()) })
const refusalSchema = z.object({ error: z.string().check(z.regex(/^[a-z_]{1,40}$/)) })

export interface Tokens {
  idToken: string
  /** Undefined after a refresh: the first refresh token stays valid. */
  refreshToken: string | undefined
}

/** The code or refresh token was used, revoked, or its user deleted. */
export class InvalidGrant extends Error {
  override readonly name = 'InvalidGrant'
}

/** Throws `InvalidGrant` and `unavailable`. */
export const exchangeCode = (
  provider: IdentityProvider,
  { code, verifier, callback }: { code: string; verifier: string; callback: string },
) =>
  requestTokens(provider, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: callback })

/** The ID token has the current groups. Throws `InvalidGrant` and `unavailable`. */
export const refreshTokens = (provider: IdentityProvider, refreshToken: string) =>
  requestTokens(provider, { grant_type: 'refresh_token', refresh_token: refreshToken })

async function requestTokens(provider: IdentityProvider, grant: Record<string, string>): Promise<Tokens> {
  const { status, body } = await post(provider, grant)
  if (status === 429 || status >= 500) throw unavailable(new Error(`The token endpoint answered ${status}`))
  if (status !== 200) {
    const { data: refusal } = z.safeParse(refusalSchema, body)
    if (refusal?.error === 'invalid_grant') throw new InvalidGrant()
    throw new Error(`The token endpoint answered ${status} (${refusal?.error ?? 'without a reason'})`)
  }
  const { data } = z.safeParse(tokensSchema, body)
  // The parser's message may quote tokens, so it is left out.
  if (!data) throw new Error('The token endpoint gave no ID token')
  return { idToken: data.id_token, refreshToken: data.refresh_token }
}

async function post({ origin, clientId, clientSecret }: IdentityProvider, grant: Record<string, string>) {
  try {
    const response = await fetch(`${origin}/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ ...grant, client_id: clientId }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    return { status: response.status, body: parseJson(text) }
  } catch (error) {
    throw unavailable(error)
  }
}
