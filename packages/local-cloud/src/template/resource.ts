export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

/** Excludes lists. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Undefined for an object or a list. */
export function scalar(value: Json | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

export interface Resource {
  stack: string
  id: string
}

export const local = {
  account: '000000000000',
  region: 'us-east-1',
  partition: 'aws',
  urlSuffix: 'amazonaws.com',
} as const

/** Characters that every service accepts. */
export function physicalName({ stack, id }: Resource): string {
  return `${stack}-${id}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, 63)
    .replace(/-+$/, '')
}

/** Returns an id of letters and digits. */
export function physicalId({ id }: Resource): string {
  return id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

/** `resource` follows the last colon. `global` services, such as IAM, have no region. */
export function arn(service: string, resource: string, { global = false } = {}): string {
  const place = global ? `:${local.account}` : `${local.region}:${local.account}`
  return `arn:${local.partition}:${service}:${place}:${resource}`
}
