import * as z from 'zod/mini'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import { secretOf } from '../template/resource-types.ts'

export interface Client {
  id: string
  /** Undefined for a public client, which uses only the JSON API. */
  secret: string | undefined
  authFlows: string[]
  /** Must match exactly. */
  callbackUrls: string[]
  logoutUrls: string[]
  scopes: string[]
  /** Seconds. */
  tokenValidity: { access: number; id: number; refresh: number }
}

export interface Person {
  email: string
  givenName: string
  familyName: string
  password: string
  groups: string[]
  /** Shown on the login page. */
  note: string
}

export interface IdentitySettings {
  port: number
  dataFolder: string
  /** In the form <region>_<letters and digits>. */
  pool: { id: string; region: string }
  clients: Client[]
  groups: string[]
  /** Created with the pool only, so removed users stay removed. */
  people: Person[]
}

const person = (familyName: string, groups: string[], note: string): Person => ({
  email: `${familyName.toLowerCase()}@porchlight.test`,
  givenName: 'Porchlight',
  familyName,
  password: 'Porchlight-1!',
  groups,
  note,
})
export const seededPeople: Person[] = [
  person('Admin', ['admins'], 'manages everything'),
  person('Guest', [], 'is in no group, so the admin area stays shut'),
]

/** Tokens name this issuer. */
export function issuerOf({ id, region }: IdentitySettings['pool']): string {
  return `https://cognito-idp.${region}.amazonaws.com/${id}`
}

/** SRP names a pool by its id without the region. */
export const poolNameOf = ({ id }: IdentitySettings['pool']) => id.slice(id.indexOf('_') + 1)

const unit = z.enum(['minutes', 'days'])
const secondsIn = { minutes: 60, days: 86_400 }
const anything = z.object({})
const groupSchema = z.object({ GroupName: z.string() })
const clientSchema = z.object({
  GenerateSecret: z._default(z.boolean(), false),
  ExplicitAuthFlows: z._default(z.array(z.string()), []),
  CallbackURLs: z._default(z.array(z.string()), []),
  LogoutURLs: z._default(z.array(z.string()), []),
  AllowedOAuthScopes: z._default(z.array(z.string()), []),
  AccessTokenValidity: z.number(),
  IdTokenValidity: z.number(),
  RefreshTokenValidity: z.number(),
  TokenValidityUnits: z.object({ AccessToken: unit, IdToken: unit, RefreshToken: unit }),
})

/** Throws if there is not exactly one user pool, or if a client lacks a setting that its sign-in needs. */
export function identityFromTemplate(
  template: CloudTemplate,
  { port, dataFolder, localize }: { port: number; dataFolder: string; localize(text: string): string },
): IdentitySettings {
  const [pool, ...others] = template.ofType(anything, 'AWS::Cognito::UserPool')
  if (!pool || others.length > 0)
    throw new Error('The local cloud runs one user pool; the app describes none or several.')
  return {
    port,
    dataFolder,
    pool: { id: pool.ref, region: local.region },
    groups: template.ofType(groupSchema, 'AWS::Cognito::UserPoolGroup').map(({ properties }) => properties.GroupName),
    people: seededPeople,
    clients: template.ofType(clientSchema, 'AWS::Cognito::UserPoolClient').map(({ ref, properties }) => {
      const { TokenValidityUnits: units } = properties
      return {
        id: ref,
        secret: properties.GenerateSecret ? secretOf(ref) : undefined,
        authFlows: properties.ExplicitAuthFlows,
        callbackUrls: properties.CallbackURLs.map(localize),
        logoutUrls: properties.LogoutURLs.map(localize),
        scopes: properties.AllowedOAuthScopes,
        tokenValidity: {
          access: properties.AccessTokenValidity * secondsIn[units.AccessToken],
          id: properties.IdTokenValidity * secondsIn[units.IdToken],
          refresh: properties.RefreshTokenValidity * secondsIn[units.RefreshToken],
        },
      }
    }),
  }
}
