import { CognitoJwtVerifier } from 'aws-jwt-verify/cognito-verifier'
import { JwksValidationError, JwkValidationError, JwtBaseError } from 'aws-jwt-verify/error'
import type { Fetcher } from 'aws-jwt-verify/https'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import * as z from 'zod/mini'
import { unauthorized, unavailable } from '../errors.ts'
import type { IdentityProvider } from './identity-provider.ts'

const groups = z._default(z.array(z.string()), [])
/**
 * When the person entered the password, in epoch seconds. Refreshed tokens, and those of a remembered hosted login,
 * keep this time (OpenID Connect Core 1.0, 12.2).
 */
const authTime = { auth_time: z.number() }
const idClaimsSchema = z.object({
  sub: z.string(),
  ...authTime,
  email: z.string(),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  image: z.optional(z.string()),
  'cognito:groups': groups,
})
const accessClaimsSchema = z.object({ sub: z.string(), ...authTime, 'cognito:groups': groups })

export type IdClaims = z.infer<typeof idClaimsSchema>
type AccessClaims = z.infer<typeof accessClaimsSchema>

/** Both throw `unauthorized` for an invalid token and `unavailable` without keys. */
export interface TokenVerifier {
  verifyIdToken(token: string): Promise<IdClaims>
  verifyAccessToken(token: string): Promise<AccessClaims>
}

/** Checks signature, issuer, expiry, use and client; caches the keys. */
export function tokenVerifier({ userPoolId, clientId, scriptClientId, keysOrigin }: IdentityProvider): TokenVerifier {
  const jwksCache = new SimpleJwksCache({ fetcher: keyFetcher(keysOrigin) })
  const idTokens = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'id' }, { jwksCache })
  const ofScripts = { userPoolId, clientId: [clientId, scriptClientId], tokenUse: 'access' as const }
  const accessTokens = CognitoJwtVerifier.create(ofScripts, { jwksCache })
  return {
    verifyIdToken: (token) => claims(idClaimsSchema, idTokens.verify(token)),
    verifyAccessToken: (token) => claims(accessClaimsSchema, accessTokens.verify(token)),
  }
}

async function claims<T extends z.ZodMiniType>(schema: T, verified: Promise<unknown>): Promise<z.output<T>> {
  const { success, data } = z.safeParse(schema, await verified.catch(refuse))
  if (!success) throw unauthorized()
  return data
}

function refuse(error: unknown): never {
  if (error instanceof JwksValidationError || error instanceof JwkValidationError) throw unavailable(error)
  // The message of the cause may quote the token, so it is left out.
  if (error instanceof JwtBaseError) throw unauthorized()
  throw error
}

const timeoutMs = 800

/** Fetches from `keysOrigin`, whatever host the keys' addresses name. Throws `unavailable`. */
const keyFetcher = (keysOrigin: string): Fetcher => ({
  async fetch(address) {
    try {
      const { pathname } = new URL(address)
      const response = await fetch(keysOrigin + pathname, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      if (!response.ok) throw new Error(`The user pool's keys answered ${response.status}`)
      return await response.arrayBuffer()
    } catch (error) {
      throw unavailable(error)
    }
  },
})
