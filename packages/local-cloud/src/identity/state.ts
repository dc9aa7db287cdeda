import * as z from 'zod/mini'

const time = z.int()

const userSchema = z.object({
  sub: z.uuid(),
  /** Standard attributes but sub: email, email_verified, given_name, family_name ... */
  attributes: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
  enabled: z.boolean(),
  status: z.enum(['CONFIRMED', 'FORCE_CHANGE_PASSWORD']),
  password: z.object({ salt: z.string(), hash: z.string() }),
  createdAt: time,
  modifiedAt: time,
})

/** One signing in, which the tokens that come of it name in origin_jti. Revoking its refresh token ends it. */
const signInSchema = z.object({
  originJti: z.uuid(),
  /** SHA-256 of the refresh token. */
  tokenHash: z.string(),
  sub: z.uuid(),
  clientId: z.string(),
  scopes: z.array(z.string()),
  authTime: time,
  expire: time,
})

const hostedSessionSchema = z.object({ cookieHash: z.string(), sub: z.uuid(), authTime: time, expire: time })

/** What a pool keeps from one start to the next. All times are epoch seconds. */
export const poolStateSchema = z.object({
  groups: z.array(z.string()),
  users: z.array(userSchema),
  signIns: z.array(signInSchema),
  hostedSessions: z.array(hostedSessionSchema),
})

export type User = z.infer<typeof userSchema>
export type SignIn = z.infer<typeof signInSchema>
export type PoolState = z.infer<typeof poolStateSchema>

export function now(): number {
  return Math.floor(Date.now() / 1000)
}
