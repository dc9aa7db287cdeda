import { timingSafeEqual } from 'node:crypto'
import type { Asked } from './exchange.ts'
import { clientOf, hashOf, type Pool } from './pool.ts'
import type { Client } from './settings.ts'

/** The client that a request proves to be, by Basic authentication or by fields of its body; else undefined. */
export function authenticatedClient(pool: Pool, { headers }: Asked, fields: URLSearchParams): Client | undefined {
  const [id, secret] = basic(headers.authorization) ?? [fields.get('client_id'), fields.get('client_secret')]
  const client = clientOf(pool, id ?? null)
  if (!client || !secret) return undefined
  const named = fields.get('client_id')
  if (named !== null && named !== client.id) return undefined
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hashOf(client.secret))) ? client : undefined
}

function basic(header: string | undefined): [string, string] | undefined {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return undefined
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return [id, secret.join(':')]
}
