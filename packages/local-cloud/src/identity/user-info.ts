import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { type Answer, type Asked, json } from './exchange.ts'
import type { Pool } from './pool.ts'
import { issuerOf } from './settings.ts'

const claimsSchema = z.object({
  sub: z.string(),
  token_use: z.literal('access'),
  scope: z.string(),
  origin_jti: z.string(),
})

/** GET /oauth2/userInfo: the attributes of the access token's user. Cognito gives email_verified as text. */
export async function userInfo(pool: Pool, { headers }: Asked): Promise<Answer> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const claims = token && (await claimsOf(pool, token))
  if (!claims) return refusal('The access token is invalid or has expired')
  if (!claims.scope.split(' ').includes('openid')) return refusal('Access token does not contain openid scope')
  const { state, findUser } = pool.store
  const user = findUser(claims.sub)
  const revoked = !state.signIns.some(({ originJti }) => originJti === claims.origin_jti)
  if (revoked || !user?.enabled) return refusal('The access token is invalid or has expired')
  return json(200, { sub: user.sub, ...user.attributes, username: user.sub })
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

function refusal(error_description: string): Answer {
  const answer = json(401, { error: 'invalid_token', error_description })
  answer.headers['www-authenticate'] = `error="invalid_token", error_description="${error_description}"`
  return answer
}
