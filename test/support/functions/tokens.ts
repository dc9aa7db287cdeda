import { generateKeyPairSync, type KeyObject, sign as signBytes } from 'node:crypto'
import * as z from 'zod/mini'

/** That of the local cloud. */
export const userPoolId = 'us-east-1_Local0001'
export const clientId = 'test-client'
export const scriptClientId = 'test-script-client'

export interface Person {
  sub: string
  email: string
  groups: string[]
  given_name?: string
  family_name?: string
  image?: string
}

const jwkSchema = z.looseObject({ kid: z.string(), kty: z.string() })
/** The local cloud's file of signing keys. */
export const keysSchema = z.object({ id: jwkSchema, access: jwkSchema })

export interface Key {
  kid: string
  privateKey: KeyObject
}

export const newKey = (kid: string): Key => ({
  kid,
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
})

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function signToken({ kid, privateKey }: Key, claims: object, header: object = {}): string {
  const input = `${base64url({ alg: 'RS256', kid, ...header })}.${base64url(claims)}`
  return `${input}.${signBytes('sha256', Buffer.from(input), privateKey).toString('base64url')}`
}

const shared = ({ sub, groups }: Person) => {
  const now = Math.floor(Date.now() / 1000)
  return {
    sub,
    iss: `https://cognito-idp.us-east-1.amazonaws.com/${userPoolId}`,
    auth_time: now,
    iat: now,
    exp: now + 900,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
  }
}

export const idClaims = (person: Person) => {
  const { groups: _, ...attributes } = person
  return { ...shared(person), ...attributes, aud: clientId, token_use: 'id' }
}

export const accessClaims = (person: Person) => ({
  ...shared(person),
  client_id: clientId,
  username: person.sub,
  token_use: 'access',
  scope: 'openid email profile',
})
