/** What a template consists of. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text of a scalar; an object or a list gives undefined. */
export function scalar(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

/** One resource: the name of its stack, and its logical id there. */
export interface Resource {
  stack: string
  id: string
}

/** The account and region of this machine, in the form that AWS gives them. */
export const local = {
  account: '000000000000',
  region: 'us-east-1',
  partition: 'aws',
  urlSuffix: 'amazonaws.com',
} as const

/** The name that AWS would make up for a resource: from its stack and id, in characters that every service takes. */
export function physicalName({ stack, id }: Resource): string {
  return `${stack}-${id}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 63)
    .replace(/-+$/, '')
}

/** Ids of APIs, distributions and the like: letters and digits alone. */
export function physicalId({ id }: Resource): string {
  return id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** `resource` is what stands behind the last colon; services like IAM have no region: `global`. */
export function arn(service: string, resource: string, { global = false } = {}): string {
  const place = global ? `:${local.account}` : `${local.region}:${local.account}`
  return `arn:${local.partition}:${service}:${place}:${resource}`
}

export function stackId(name: string): string {
  return arn('cloudformation', `stack/${name}/local`)
}
