import type { JsonObject } from './json.ts'

/** One resource of one stack, its properties still unresolved. */
export interface Resource {
  stack: string
  id: string
  type: string
  properties: JsonObject
}

/** Made up for this machine, in the form that AWS gives them. */
export const local = {
  account: '000000000000',
  region: 'us-east-1',
  partition: 'aws',
  urlSuffix: 'amazonaws.com',
} as const

/** The name that AWS would make up for a resource: from its stack and id, in characters that every service takes. */
export function physicalName({ stack, id }: Pick<Resource, 'stack' | 'id'>, longest = 63): string {
  return `${stack}-${id}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, longest)
    .replace(/-+$/, '')
}

/** Ids of APIs, distributions and the like: letters and digits alone. */
export function physicalId({ id }: Pick<Resource, 'id'>): string {
  return id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

export function arn(service: string, resource: string, { global = false } = {}): string {
  const place = global ? ':' : `${local.region}:${local.account}`
  return `arn:${local.partition}:${service}:${place}:${resource}`
}
