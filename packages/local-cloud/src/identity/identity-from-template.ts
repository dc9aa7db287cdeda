import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import { clientSecret } from './cognito-types.ts'
import { type IdentitySettings, seededPeople } from './settings.ts'

const unit = z._default(z.enum(['seconds', 'minutes', 'hours', 'days']), 'hours')
const secondsIn = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 }
const anything = z.object({})
const groupSchema = z.object({ GroupName: z.string() })
const clientSchema = z.object({
  CallbackURLs: z.array(z.string()),
  LogoutURLs: z._default(z.array(z.string()), []),
  AllowedOAuthScopes: z.array(z.string()),
  // Cognito's own lifetimes where a template names none: an hour, an hour, thirty days.
  AccessTokenValidity: z._default(z.number(), 1),
  IdTokenValidity: z._default(z.number(), 1),
  RefreshTokenValidity: z._default(z.number(), 30),
  TokenValidityUnits: z._default(
    z.object({ AccessToken: unit, IdToken: unit, RefreshToken: z._default(unit, 'days') }),
    { AccessToken: 'hours', IdToken: 'hours', RefreshToken: 'days' },
  ),
})

export interface IdentityPlace {
  port: number
  dataFolder: string
  /** Turns an address of the template into the one on this machine: see localAddresses. */
  localize: (text: string) => string
}

/**
 * The settings of the stand-in for the one user pool that the templates describe; undefined when they describe none.
 * Throws when there are several, or when a client lacks what its sign-in needs.
 */
export function identityFromTemplate(
  template: Pick<CloudTemplate, 'ofType'>,
  { port, dataFolder, localize }: IdentityPlace,
): IdentitySettings | undefined {
  const [pool, ...others] = template.ofType(anything, 'AWS::Cognito::UserPool')
  if (!pool) return undefined
  if (others.length > 0) throw new Error('The local cloud runs one user pool; the app describes several.')
  return {
    port,
    dataFolder,
    pool: { id: pool.ref, region: local.region },
    groups: template.ofType(groupSchema, 'AWS::Cognito::UserPoolGroup').map(({ properties }) => properties.GroupName),
    people: seededPeople,
    clients: template.ofType(clientSchema, 'AWS::Cognito::UserPoolClient').map(({ ref, properties }) => ({
      id: ref,
      secret: clientSecret(ref),
      callbackUrls: properties.CallbackURLs.map(localize),
      logoutUrls: properties.LogoutURLs.map(localize),
      scopes: properties.AllowedOAuthScopes,
      tokenValidity: validityOf(properties),
    })),
  }
}

function validityOf({
  AccessTokenValidity,
  IdTokenValidity,
  RefreshTokenValidity,
  TokenValidityUnits,
}: z.infer<typeof clientSchema>): IdentitySettings['clients'][number]['tokenValidity'] {
  return {
    access: AccessTokenValidity * secondsIn[TokenValidityUnits.AccessToken],
    id: IdTokenValidity * secondsIn[TokenValidityUnits.IdToken],
    refresh: RefreshTokenValidity * secondsIn[TokenValidityUnits.RefreshToken],
  }
}
