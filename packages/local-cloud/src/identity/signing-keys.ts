import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose'
import * as z from 'zod/mini'
import { writeWhole } from './write-whole.ts'

const privateJwkSchema = z.object({
  kid: z.string(),
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
})
const keptSchema = z.object({ id: privateJwkSchema, access: privateJwkSchema })
type PrivateJwk = z.infer<typeof privateJwkSchema>

export interface SigningKey {
  kid: string
  key: CryptoKey | Uint8Array
}
/** As in Cognito, ID tokens and access tokens are signed by keys of their own. */
export interface SigningKeys {
  id: SigningKey
  access: SigningKey
  /** What everybody may know. */
  jwks: { keys: { kid: string; kty: 'RSA'; n: string; e: string; alg: 'RS256'; use: 'sig' }[] }
}

/** The keys kept in <dataFolder>/identity, made on the first start. */
export async function openSigningKeys(dataFolder: string): Promise<SigningKeys> {
  const folder = join(dataFolder, 'identity')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'keys.json')
  if (!existsSync(file)) writeWhole(file, { id: await newKey(), access: await newKey() })
  const { id, access } = keptSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return {
    id: await signingKey(id),
    access: await signingKey(access),
    jwks: { keys: [id, access].map(({ kid, kty, n, e }) => ({ kid, kty, n, e, alg: 'RS256', use: 'sig' })) },
  }
}

async function newKey(): Promise<object> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomBytes(32).toString('base64') }
}

async function signingKey(jwk: PrivateJwk): Promise<SigningKey> {
  return { kid: jwk.kid, key: await importJWK(jwk, 'RS256') }
}
