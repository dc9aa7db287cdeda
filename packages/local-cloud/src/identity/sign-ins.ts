import { randomBytes, randomUUID } from 'node:crypto'
import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { hashOf, type Pool } from './pool.ts'
import { now, type SignIn, type User } from './pool-store.ts'
import { type Client, issuerOf } from './settings.ts'
import { type IssuedTokens, issueTokens } from './tokens.ts'

/** Returns tokens and a stored refresh token. */
export async function beginSignIn(
  pool: Pool,
  client: Client,
  user: User,
  { scopes, authTime }: Pick<SignIn, 'scopes' | 'authTime'>,
): Promise<IssuedTokens & { refresh_token: string }> {
  const refresh_token = randomBytes(64).toString('base64url')
  const signIn = { originJti: randomUUID(), sub: user.sub, clientId: client.id, scopes, authTime }
  const tokens = await issueTokens(pool, client, user, signIn)
  const expire = now() + client.tokenValidity.refresh
  pool.store.change(({ signIns }) => signIns.push({ ...signIn, tokenHash: hashOf(refresh_token), expire }))
  return { ...tokens, refresh_token }
}

/** Uses current groups and attributes. Undefined for an invalid token. */
export async function renewSignIn(pool: Pool, client: Client, token: string): Promise<IssuedTokens | undefined> {
  const signIn = signInOf(pool, token)
  if (!signIn || signIn.clientId !== client.id || signIn.expire <= now()) return undefined
  const user = pool.store.findUser(signIn.sub)
  return user?.enabled ? issueTokens(pool, client, user, signIn) : undefined
}

/** The sign-in to which a refresh token belongs. */
export function signInOf({ store }: Pool, refreshToken: string): SignIn | undefined {
  const hash = hashOf(refreshToken)
  return store.state.signIns.find(({ tokenHash }) => tokenHash === hash)
}

/** Revokes the refresh token and its access tokens. */
export function endSignIn({ store }: Pool, signIn: SignIn): void {
  store.change((state) => {
    state.signIns = state.signIns.filter((other) => other !== signIn)
  })
}

const claimsSchema = z.object({
  sub: z.string(),
  token_use: z.literal('access'),
  scope: z.string(),
  origin_jti: z.string(),
})

/** Returns undefined for an invalid token. */
export async function bearerOf(pool: Pool, token: string): Promise<{ user: User; scopes: string[] } | undefined> {
  const claims = await claimsOf(pool, token)
  if (!claims) return undefined
  const { state, findUser } = pool.store
  const user = findUser(claims.sub)
  const revoked = !state.signIns.some(({ originJti }) => originJti === claims.origin_jti)
  return revoked || !user?.enabled ? undefined : { user, scopes: claims.scope.split(' ') }
}

async function claimsOf({ keys, settings }: Pool, token: string) {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys.jwks), { issuer: issuerOf(settings.pool) })
    const parsed = claimsSchema.safeParse(payload)
    return parsed.success ? parsed.data : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
