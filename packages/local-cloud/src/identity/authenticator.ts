import { Secret, TOTP } from 'otpauth'
import * as z from 'zod/mini'
import { ApiFault, type Operation, operation } from './operation.ts'
import type { Pool } from './pool.ts'
import type { User } from './pool-store.ts'
import { bearerOf } from './sign-ins.ts'

const bearer = z.object({ AccessToken: z.string() })
const verification = z.object({ AccessToken: z.string(), UserCode: z.string() })
const preference = z.object({
  AccessToken: z.string(),
  SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean() }),
})

/** RFC 6238: SHA-1, 6 digits, 30 s. */
export const authenticatorOperations: Record<string, Operation> = {
  AssociateSoftwareToken: operation(bearer, async (pool, { AccessToken }) => {
    const secret = new Secret({ size: 20 }).base32
    await change(pool, AccessToken, (user) => {
      user.authenticator = { secret, isVerified: false, isAsked: false, usedStep: 0 }
    })
    return { SecretCode: secret }
  }),
  VerifySoftwareToken: operation(verification, async (pool, { AccessToken, UserCode }) => {
    await change(pool, AccessToken, (user) => {
      const step = user.authenticator && stepOf(user.authenticator.secret, UserCode)
      if (!user.authenticator || step === undefined)
        throw new ApiFault('EnableSoftwareTokenMFAException', 'Code mismatch')
      Object.assign(user.authenticator, { isVerified: true, usedStep: step })
    })
    return { Status: 'SUCCESS' }
  }),
  SetUserMFAPreference: operation(preference, async (pool, { AccessToken, SoftwareTokenMfaSettings: { Enabled } }) => {
    await change(pool, AccessToken, (user) => {
      if (!user.authenticator?.isVerified)
        throw new ApiFault(
          'InvalidParameterException',
          'User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA',
        )
      user.authenticator.isAsked = Enabled
    })
    return {}
  }),
}

async function change(pool: Pool, token: string, by: (user: User) => void): Promise<void> {
  const bearer = await bearerOf(pool, token)
  if (!bearer?.scopes.includes('aws.cognito.signin.user.admin'))
    throw new ApiFault('NotAuthorizedException', 'Access Token has been revoked')
  pool.store.change(() => by(bearer.user))
}

export const hasAuthenticator = ({ authenticator }: User) => authenticator?.isAsked ?? false

/** Accepts each code once. */
export function refusalOfCode(pool: Pool, { authenticator }: User, code: string): ApiFault | undefined {
  const step = authenticator && stepOf(authenticator.secret, code)
  if (!authenticator || step === undefined)
    return new ApiFault('CodeMismatchException', 'Invalid code received for user')
  if (step <= authenticator.usedStep)
    return new ApiFault('ExpiredCodeException', 'Your software token has already been used once.')
  pool.store.change(() => {
    authenticator.usedStep = step
  })
  return undefined
}

/** Returns the matching 30 s step since 1970, the current or an adjacent one, because clocks differ. */
function stepOf(secret: string, token: string): number | undefined {
  const delta = new TOTP({ secret }).validate({ token, window: 1 })
  return delta === null ? undefined : Math.floor(Date.now() / 30_000) + delta
}
